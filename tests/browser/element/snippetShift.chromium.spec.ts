import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { initialChoice } from "../../../demo/content/embedChoice.ts";
import { snippet, snippetNames, type SnippetName } from "../../../demo/embed/snippets.ts";
import { shiftsOf } from "../../support/layoutShifts.ts";
import { links, rendered } from "../../support/serverPage.ts";

// The code that partners copy, above the fold of a plain page. Only Chromium measures layout shifts.

const fallback = "Apartments in Prishtina";
const below = `<p>Our office is open every day.</p><p>${"We answer on the same day. ".repeat(60)}</p>`;

/** A page with this head and body around the element. */
const pageWith = (head: string, body: string, rest = below): string =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>A partner</title>${head}</head>
<body><h1>${fallback}</h1>${body}${rest}</body></html>`;

/** The script in the head, where its `blocking` attribute belongs, and the rest in the body. */
function scriptInHead(code: string): string {
  const [script = ""] = /^<script[^]*?<\/script>/.exec(code) ?? [];
  return pageWith(script, code.slice(script.length));
}

/** A page whose content an application writes, followed by what it does once its component is mounted. */
const application = (markup: string, loader: string): string =>
  pageWith(
    "",
    `<main></main><script type="module">
document.querySelector("main").innerHTML = ${JSON.stringify(markup + below)};
requestAnimationFrame(() => requestAnimationFrame(() => import(${JSON.stringify(loader)})));
</script>`,
    "",
  );

const writers: Readonly<Record<SnippetName, (code: string, loader: string) => string>> = {
  HTML: scriptInHead,
  WordPress: (code) => pageWith("", code),
  iframe: (code) => pageWith("", code),
  Vue: (code, loader) => {
    const markup = /<template>([^]*)<\/template>/.exec(code)?.[1] ?? "";
    const [style = ""] = /<style>[^]*<\/style>/.exec(code) ?? [];
    return application(style + markup, loader);
  },
  React: (code, loader) => {
    const jsx = /return \(\n([^]*)\n {2}\);/.exec(code)?.[1] ?? "";
    return application(jsx.replaceAll(/<>|<\/>|\{`|`\}/g, "").replaceAll(/\{("[^"]*")\}/g, "$1"), loader);
  },
};

const codeIn = (file: string, first: string): string =>
  readFileSync(file, "utf8")
    .replaceAll(/^ {2}/gm, "")
    .split("```html\n")
    .find((part) => part.startsWith(first))
    ?.split("```")[0] ?? "";

function pages(origin: string): Readonly<Record<string, string>> {
  const place = { origin, fallback, brand: "Kulla" };
  const loader = `${origin}/widgets/kulla.js`;
  const fromEmbed = snippetNames.map((name) => [
    `the ${name} code of /embed`,
    writers[name](snippet(name, { ...initialChoice, locale: "en" }, place), loader),
  ]);
  const here = (code: string): string => code.replaceAll("https://your-host", origin);
  const builders = "docs/partners/site-builders.md";
  const withLoader = here(codeIn(builders, '<script type="module" blocking="render"'));
  return {
    ...(Object.fromEntries(fromEmbed) as Record<string, string>),
    "the code of /embed with the picture in it": pageWith(
      "",
      `<script type="module" src="${loader}"></script>\n${rendered("kulla-apartment-picker", { locale: "en" }, { links })}`,
    ),
    "the README's code": scriptInHead(here(codeIn("README.md", "<script"))),
    "a div, with loader and embed.js in the head": pageWith(withLoader, here(codeIn(builders, "<div data-kulla"))),
  };
}

/** Opens the page and lets it be painted before any file but the loader arrives. */
async function shiftsOn(page: Page, body: string): Promise<{ sum: number; reported: readonly string[] }> {
  await page.route(/\/widgets\/(?!kulla\.js|kulla\.css|embed\.js)|\/project\//, async (route) => {
    await page.waitForTimeout(150);
    await route.continue();
  });
  await page.route("**/partner.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/partner.html");
  const inside = body.includes("<iframe") ? page.frameLocator("iframe") : page;
  const element = inside.locator("kulla-apartment-picker");
  await expect(element.getByRole("heading").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  const shifts = await shiftsOf(page);
  await page.unrouteAll({ behavior: "wait" });
  return shifts;
}

for (const name of Object.keys(pages("")))
  for (const width of [390, 1440])
    test(`nothing moves at ${width} px in a page with ${name}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      const { sum, reported } = await shiftsOn(page, pages(baseURL ?? "")[name] ?? "");
      test.info().annotations.push({ type: "layout shift", description: sum.toFixed(4) });
      expect(sum, reported.join("\n")).toBeLessThanOrEqual(0.01);
    });
