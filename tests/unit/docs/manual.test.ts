import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

/** A page without its code, in which brackets mean something else. */
const proseOf = (page: string): string =>
  readFileSync(page, "utf8")
    .replaceAll(/^```[^]*?^```$/gm, "")
    .replaceAll(/`[^`\n]*`/g, "code");

type Link = { readonly text: string; readonly target: string; readonly isPicture: boolean };

const linksOf = (page: string): readonly Link[] =>
  [...proseOf(page).matchAll(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, mark, text = "", target = ""]) => ({
    text,
    target,
    isPicture: mark === "!",
  }));

/** The anchors that GitHub and the manual's site derive from a page's headings. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [
      ...readFileSync(page, "utf8")
        .replaceAll(/^```[^]*?^```$/gm, "")
        .matchAll(/^#+ (.+)$/gm),
    ].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\- _]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );

describe.each(pages)("%s", (page) => {
  it("links only to existing files and headings", () => {
    const broken = linksOf(page)
      .map(({ target }) => target)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const file = path === "" ? page : normalize(join(dirname(page), path));
        if (!existsSync(file)) return true;
        return anchor !== undefined && file.endsWith(".md") && !anchorsOf(file).has(anchor);
      });
    expect(broken).toEqual([]);
  });

  it("describes every picture", () => {
    const silent = linksOf(page).filter(({ isPicture, text }) => isPicture && text.trim().length < 10);
    expect(silent).toEqual([]);
  });

  it("has valid JSON in its code", () => {
    const blocks = [...readFileSync(page, "utf8").matchAll(/^```json\n([^]*?)^```$/gm)].map(([, code = ""]) => code);
    for (const block of blocks) expect(() => JSON.parse(block) as unknown, block).not.toThrow();
  });
});

it("leads a developer only to files of the repository that exist", () => {
  const lost = pages
    .filter((page) => page === "CONTRIBUTING.md" || page.startsWith("docs/developers/"))
    .flatMap((page) =>
      [
        ...readFileSync(page, "utf8").matchAll(
          /`((?:build|demo|docs|integrations|owner|sample|src|tests|tours|widgets)\/[\w./-]+)`/g,
        ),
      ]
        .map(([, file = ""]) => file)
        .filter((file) => !existsSync(file))
        .map((file) => `${page}: ${file}`),
    );
  expect(lost).toEqual([]);
});

it("the README takes three minutes to read", () => {
  const words = readFileSync("README.md", "utf8").split(/\s+/).length;
  expect(words).toBeLessThan(900);
});

it("every page of the manual is linked from the README, or from a page that is", () => {
  const seen = new Set<string>();
  const visit = (page: string): void => {
    if (seen.has(page) || !page.endsWith(".md") || !existsSync(page)) return;
    seen.add(page);
    for (const { target } of linksOf(page)) {
      const path = normalize(join(dirname(page), target.split("#")[0] ?? ""));
      if (existsSync(path) && statSync(path).isDirectory())
        for (const name of readdirSync(path)) visit(join(path, name));
      else visit(path);
    }
  };
  visit("README.md");
  expect(pages.filter((page) => !seen.has(page))).toEqual([]);
});
