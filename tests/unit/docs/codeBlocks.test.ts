import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allFiles } from "../../../build/docs/contents.ts";
import { parseConfig } from "../../../owner/sync/config.ts";
import { parseProject } from "../../../src/project/parseProject.ts";
import { readAvailabilityFile } from "../../../src/project/readAvailabilityFile.ts";
import { en } from "../../../src/text/en.ts";
import { type OwnTexts } from "../../../src/text/ownTexts.ts";
import { unknownTexts } from "../../../src/text/unknownTexts.ts";
import { elements } from "../../../widgets/contract/elements.ts";
import { settableByAddress } from "../../../widgets/contract/frame.ts";
import type { Tag } from "../../../widgets/contract/tags.ts";

// tests/support/checkPackage.mjs compiles the manual's TypeScript and JavaScript against the package.

type Block = { readonly file: string; readonly language: string; readonly code: string };

const blocks = [...allFiles, "docs/skill/SKILL.md", "README.md", "CONTRIBUTING.md"].flatMap((file): Block[] =>
  [...readFileSync(file, "utf8").matchAll(/^```(\w+)[^\n]*\n([^]*?)^```$/gm)].map(([, language = "", code = ""]) => ({
    file,
    language,
    code,
  })),
);
const of = (...languages: readonly string[]): Block[] => blocks.filter(({ language }) => languages.includes(language));
const only = (page: string, language: string): string =>
  blocks.find(({ file, language: each }) => file === page && each === language)?.code ?? "";

/** JSON with the comments and trailing commas that readers see. */
const parse = (code: string): unknown =>
  JSON.parse(code.replaceAll(/(^|\s)\/\/.*$/gm, "$1").replaceAll(/,(?=\s*[\]}])/g, ""));

type Shown = { readonly tag: Tag; readonly attributes: readonly (readonly [name: string, value: string])[] };

/** The elements in a piece of HTML, with their attributes. */
function elementsIn(code: string): Shown[] {
  return [...code.matchAll(/<(kulla-[a-z-]+)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/g)].map(
    ([, tag = "", attributes = ""]) => ({
      tag: tag as Tag,
      attributes: [...attributes.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g)].map(
        ([, name = "", double, single]) => [name, double ?? single ?? ""] as const,
      ),
    }),
  );
}

const settable: Readonly<Record<string, string>> = settableByAddress;

describe("an example of the manual", () => {
  it("names only elements and attributes that exist, and words that can be replaced", () => {
    const shown = of("html", "tsx", "vue", "svelte", "astro").flatMap(({ file, code }) =>
      elementsIn(code).map((element) => ({ file, ...element })),
    );
    expect(shown.length).toBeGreaterThan(15);
    for (const { file, tag, attributes } of shown) {
      const attributeNames: readonly string[] = elements[tag]?.attributes ?? [];
      expect(Object.keys(elements), file).toContain(tag);
      for (const [name, value] of attributes) {
        // A framework's own syntax for values that are not texts.
        if (file.endsWith("frameworks.md") && !attributeNames.includes(name)) continue;
        expect(attributeNames, `${file}: <${tag} ${name}>`).toContain(name);
        if (name === "texts") expect(unknownTexts(en, JSON.parse(value) as OwnTexts), file).toEqual([]);
        if (name === "links") expect(JSON.parse(value), file).toBeTypeOf("object");
      }
    }
  });

  it("sets only options that an embedded page accepts in its address", () => {
    const addresses = of("html").flatMap(({ code }) => [...code.matchAll(/src="([^"]*embed\.html\?[^"]*)"/g)]);
    expect(addresses.length).toBeGreaterThan(0);
    for (const [, address = ""] of addresses)
      for (const [name, value] of new URL(address).searchParams)
        if (name === "widget") expect(Object.keys(elements)).toContain(`kulla-${value}`);
        else expect(["anywhere", "inFrame"], name).toContain(settable[name]);
  });

  it("runs only existing commands", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    const commands = readFileSync("owner/cli/kulla.ts", "utf8");
    const lines = of("sh", "yaml").flatMap(({ code }) => code.split("\n"));
    const run = lines.flatMap((line) => /npm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? []);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run.filter((name) => name !== "ci")));
    const called = lines.flatMap((line) => /npx kulla (\w+)(.*)/.exec(line) ?? []).filter((part) => /^\w+$/.test(part));
    expect(called).toContain("studio");
    for (const name of called) expect(commands).toContain(`\n  ${name}: async () =>`);
  });

  it("of a project file is read without an error", () => {
    const picture = '{ "src": "a.jpg", "width": 800, "height": 600, "alt": "" }';
    const full = only("docs/owners/project-file.md", "jsonc")
      .replaceAll('"M…"', '"M0 0h8v8H0z"')
      .replaceAll('"src": "…"', '"src": "a.jpg"')
      .replaceAll(/("(?:picture|plan)": )\{\}/g, `$1${picture}`);
    const { project, problems } = parseProject(parse(full), "https://your-host/project/project.json");
    expect(problems.map(({ message }) => message)).toEqual([]);
    expect(project.floors[0]?.apartments).toHaveLength(1);
  });

  it("of a small project has three apartments and nothing to report", () => {
    const small = parse(only("docs/owners/project-file.md", "json"));
    const { project, problems } = parseProject(small, "https://your-host/project/project.json");
    expect(problems).toEqual([]);
    expect(project.floors.flatMap(({ apartments }) => apartments)).toHaveLength(3);
  });

  it("of a list's columns, and of the file written from it, is accepted as it is", () => {
    expect(parseConfig(parse(only("docs/owners/sync.md", "json")), "/owner/sync.json").columns).toMatchObject({
      label: "Banesa",
    });
    expect(readAvailabilityFile(parse(only("docs/owners/availability.md", "json")))).toMatchObject({ revision: 17 });
    for (const { code } of of("json")) expect(() => parse(code)).not.toThrow();
  });
});
