import { escapeHtml } from "../../src/text/escapeHtml.ts";
import { attributesOf, coloursOf, frameAddress, type EmbedChoice } from "../content/embedChoice.ts";
import { reservedSpace } from "./reservedSpace.ts";

export const snippetNames = ["HTML", "React", "Vue", "WordPress", "iframe"] as const;

export type SnippetName = (typeof snippetNames)[number];

type SnippetSite = {
  /** The origin that serves the widgets. */
  readonly origin: string;
  /** Link text shown until the element is ready. */
  readonly fallback: string;
  /** Title of the iframe. */
  readonly brand: string;
};

const serializeAttributes = (all: readonly (readonly [string, string])[]): string =>
  all.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("");

function styleOf(choice: EmbedChoice): readonly (readonly [string, string])[] {
  const colours = coloursOf(choice).map(([name, value]) => `--kulla-${name}: ${value}`);
  return colours.length > 0 ? [["style", colours.join("; ")]] : [];
}

function element(choice: EmbedChoice, { origin, fallback }: SnippetSite): string {
  const tag = `kulla-${choice.widget}`;
  const attributes = serializeAttributes([...attributesOf(choice), ...styleOf(choice)]);
  return `<${tag}${attributes}>\n  <a href="${escapeHtml(origin)}/click-floor">${escapeHtml(fallback)}</a>\n</${tag}>`;
}

const indented = (text: string, by: string): string => text.replaceAll("\n", `\n${by}`);

function html(choice: EmbedChoice, site: SnippetSite, timing = ""): string {
  const src = escapeHtml(`${site.origin}/widgets/kulla.js`);
  return `<script type="module"${timing} src="${src}"></script>\n${element(choice, site)}`;
}

function react(choice: EmbedChoice, site: SnippetSite): string {
  const tag = `kulla-${choice.widget}`;
  const colours = coloursOf(choice).map(([name, value]) => `"--kulla-${name}": ${JSON.stringify(value)}`);
  const style = colours.length > 0 ? ` style={{ ${colours.join(", ")} }}` : "";
  const attributes = attributesOf(choice).map(([name, value]) => ` ${name}={${JSON.stringify(value)}}`);
  return `import { useEffect } from "react";

export function Apartments() {
  useEffect(() => {
    void import(/* @vite-ignore */ "${site.origin}/widgets/kulla.js");
  }, []);
  return (
    <>
      <style>{\`${reservedSpace(choice)}\`}</style>
      <${tag}${attributes.join("")}${style}>
        <a href="${site.origin}/click-floor">{${JSON.stringify(site.fallback)}}</a>
      </${tag}>
    </>
  );
}`;
}

function vue(choice: EmbedChoice, site: SnippetSite): string {
  return `<script setup>
import { onMounted } from "vue";
onMounted(() => import(/* @vite-ignore */ "${site.origin}/widgets/kulla.js"));
</script>

<template>
  ${indented(element(choice, site), "  ")}
</template>

<style>
${reservedSpace(choice)}
</style>`;
}

function iframe(choice: EmbedChoice, { origin, brand }: SnippetSite): string {
  const src = escapeHtml(frameAddress(`${origin}/embed.html`, choice));
  return `<iframe src="${src}" title="${escapeHtml(brand)}" width="100%" height="900"
  style="display: block; border: 0" allow="fullscreen; clipboard-write"></iframe>
<script src="${escapeHtml(origin)}/widgets/kulla-frame.js" defer></script>`;
}

const writers: Readonly<Record<SnippetName, (choice: EmbedChoice, site: SnippetSite) => string>> = {
  // In the page's head, so that nothing is painted before the element's space is reserved.
  HTML: (choice, site) => html(choice, site, ' blocking="render"'),
  React: react,
  Vue: vue,
  WordPress: (choice, site) =>
    `<!-- wp:html -->\n<style>${reservedSpace(choice)}</style>\n${html(choice, site)}\n<!-- /wp:html -->`,
  iframe,
};

/** The HTML snippet with the element's content rendered into it, as a server would do. `links`: the value of the element's `links` attribute. */
export async function serverRenderedSnippet(
  choice: EmbedChoice,
  { origin }: SnippetSite,
  links: string,
): Promise<string> {
  const projectUrl = `${origin}/project/project.json`;
  const [{ renderElement }, project] = await Promise.all([import("../../widgets/server.tsx"), readProject(projectUrl)]);
  const attributes = Object.fromEntries([...attributesOf(choice), ...styleOf(choice)]);
  const scriptBase = `${origin}/widgets/`;
  const content = renderElement(`kulla-${choice.widget}`, {
    attributes: choice.widget === "brochure" ? attributes : { ...attributes, links },
    project,
    projectUrl,
    scriptBase,
  });
  return `<script type="module" src="${escapeHtml(scriptBase)}kulla.js"></script>\n${content}`;
}

async function readProject(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.json();
}

/** The code that a partner pastes into their page. */
export function snippet(name: SnippetName, choice: EmbedChoice, site: SnippetSite): string {
  return writers[name](choice, site);
}
