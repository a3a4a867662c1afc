import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allFiles, contents } from "../../../build/docs/contents.ts";
import { firstSentence, llmsIndex } from "../../../build/docs/llmsText.ts";
import { plainPage, sectionsOf } from "../../../build/docs/pageHtml.ts";
import { pageUrl, sitePage, titleOf } from "../../../build/docs/sitePages.ts";
import { tags } from "../../../widgets/contract/tags.ts";

const textOf = (file: string): string => readFileSync(file, "utf8");

describe("the manual's lists", () => {
  it("contain every page of docs/ once", () => {
    const existing = readdirSync("docs", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md") && !name.startsWith("skill"))
      .map((name) => join("docs", name).replaceAll("\\", "/"));
    expect(allFiles.filter((file) => file.startsWith("docs/")).toSorted()).toEqual(existing.toSorted());
    expect(new Set(allFiles).size).toBe(allFiles.length);
  });

  it("name each page by its own heading", () => {
    const titles = allFiles.map((file) => titleOf(file, textOf(file)));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("have a page for each element, with a live example of it", () => {
    for (const tag of tags) {
      const file = `docs/elements/${tag}.md`;
      expect(contents[0]?.files).toContain(file);
      expect(sitePage(file, textOf(file)).markdown).toMatch(
        new RegExp(`<div class="live">\\n<${tag} [^]*</${tag}>\\n</div>`),
      );
    }
  });
});

describe("a page of the site", () => {
  const page = "docs/partners/style.md";

  it("has the address of its file", () => {
    expect(pageUrl("docs/index.md")).toBe("/docs/");
    expect(pageUrl(page)).toBe("/docs/partners/style");
    expect(pageUrl("docs/developers/decisions/README.md")).toBe("/docs/developers/decisions");
    expect(pageUrl("CHANGELOG.md")).toBe("/docs/changelog");
  });

  it("links to the site's pages, and includes copies of the other files", () => {
    const text = [
      "[a](links.md#top) [b](../../CHANGELOG.md) [c](../developers/decisions) [d](../../README.md) [e](https://example.com/x.md)",
      "![f](../../owner/studio/guide/list.webp) [g](../../integrations/recipes/n8n.js) [h](#here) `[i](j.md)`",
    ].join("\n");
    const { markdown, files } = sitePage(page, text);
    expect(markdown.match(/\]\([^)]*\)/g)).toEqual([
      "](/partners/links.md#top)",
      "](/changelog.md)",
      "](/developers/decisions/index.md)",
      "](/index.md)",
      "](https://example.com/x.md)",
      "](/files/owner/studio/guide/list.webp)",
      "](/files/integrations/recipes/n8n.js)",
      "](#here)",
      "](j.md)",
    ]);
    expect(files).toEqual(["owner/studio/guide/list.webp", "integrations/recipes/n8n.js"]);
  });

  it("shows the result below a live example, without its script", () => {
    const code =
      '<script type="module" src="https://your-host/widgets/kulla.js"></script>\n<kulla-brochure></kulla-brochure>\n';
    expect(sitePage(page, `\`\`\`html live\n${code}\`\`\`\n\nMore.`).markdown).toBe(
      `\`\`\`html\n${code}\`\`\`\n\n<div class="live">\n<kulla-brochure></kulla-brochure>\n</div>\n\nMore.`,
    );
  });

  it("contains none of Rspress' scripts or styles, and a short description", () => {
    const html = plainPage(
      [
        '<meta name="generator" content="x">',
        '<link href="/docs/static/css/styles.1.css" rel="stylesheet">',
        '<link rel="preload" href="/docs/static/js/async/a.js" as="script">',
        '<script defer src="/docs/static/js/index.1.js"></script>',
        '<script type="module" src="/docs/static/page.js"></script>',
        `<meta name="description" content="The first sentence, which says what the page is about. ${"More words. ".repeat(30)}">`,
      ].join("\n"),
    );
    expect(html.trim().split("\n")).toEqual([
      '<script type="module" src="/docs/static/page.js"></script>',
      '<meta name="description" content="The first sentence, which says what the page is about.">',
    ]);
  });

  it("is searched by section, each with its location and its words", () => {
    const html =
      '<main id="content"><h1 id="a">A &amp; B</h1><p>One<code>x</code>.</p><h2 id="c">C</h2><table><td>2</td><td>3</td></table></main>';
    expect(sectionsOf(html, "/docs/a")).toEqual([
      { title: "A & B", heading: "A & B", address: "/docs/a", text: "Onex." },
      { title: "A & B", heading: "C", address: "/docs/a#c", text: "2 3" },
    ]);
  });
});

describe("llms.txt", () => {
  it("quotes each page's first sentence, without markup", () => {
    expect(firstSentence("# T\n\n```js\nx\n```\n\nMay 2026. A [link](a.md) **here** leads on: to code:")).toBe(
      "A link here leads on: to code.",
    );
  });

  it("lists all pages with their addresses", () => {
    const list = llmsIndex(allFiles.map((file) => ({ file, text: textOf(file) })));
    for (const file of allFiles.slice(1)) expect(list).toContain(`](${pageUrl(file)})`);
  });
});
