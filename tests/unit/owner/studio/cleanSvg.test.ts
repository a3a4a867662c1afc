import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cleanSvg } from "../../../../owner/studio/draft/svg/cleanSvg.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const svg = (inside: string, attributes = "") =>
  `<svg xmlns="${svgNamespace}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`;
const clean = (text: string | Uint8Array) => cleanSvg(typeof text === "string" ? Buffer.from(text) : text);

/** The published part of a drawing, and the removed part. */
function cleanedDrawing(
  inside: string,
  attributes = "",
): { readonly text: string; readonly leftOut: readonly string[] } {
  const cleaned = clean(svg(inside, attributes));
  if (!cleaned.ok) throw new Error(cleaned.failure);
  return cleaned;
}

const html = "http://www.w3.org/1999/xhtml";
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("a drawing with a script in it is refused, however it is disguised", () => {
  it.each([
    ["a script", svg("<script>1</script>")],
    ["a script under a prefix", `<x:svg xmlns:x="${svgNamespace}"><x:script>1</x:script></x:svg>`],
    ["a script of HTML", svg(`<h:script xmlns:h="${html}">1</h:script>`)],
    ["a script of HTML by its default namespace", svg(`<g xmlns="${html}"><script>1</script></g>`)],
    [
      "a script within a removed part",
      svg(`<foreignObject><body xmlns="${html}"><script>1</script></body></foreignObject>`),
    ],
    ["a script in capitals", svg("<SCRIPT>1</SCRIPT>")],
    ["an event", svg('<g onclick="1"/>')],
    ["an event on its root, over lines", `<svg xmlns="${svgNamespace}"\nonload="1"/>`],
    ["an event of HTML", svg(`<h:img xmlns:h="${html}" src="x" onerror="1"/>`)],
    ["a script as an address", svg('<a xlink:href="javascript:1"><path d="M0 0"/></a>')],
    ["a script as an address, in references", svg('<a href="&#106;ava&#x73;cript&#58;1"/>')],
    ["a script as an address, with a line in it", svg('<a href=" java\nscript:1"/>')],
    ["a script as an animated address", svg('<a><animate attributeName="href" values="javascript:1"/></a>')],
    ["a page as an address", svg('<a href="data:text/html,x"/>')],
  ])("%s", (_, text) => expect(clean(text)).toEqual({ ok: false, failure: "script" }));
});

describe("a drawing is refused if its text depends on something else", () => {
  it.each([
    ["an entity", `<!DOCTYPE svg [<!ENTITY a "x">]>${svg("<text>&a;</text>")}`, "entities"],
    ["attributes by default", `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "1">]>${svg("")}`, "entities"],
    [
      "external declarations, and some internal ones",
      `<!DOCTYPE svg SYSTEM "a.dtd" [<!ENTITY % a SYSTEM "b">%a;]>${svg("")}`,
      "entities",
    ],
    ["an undefined entity", svg("<text>&nbsp;</text>"), "entities"],
    ["UTF-16, with its mark", Buffer.from(`\uFEFF${svg("")}`, "utf16le"), "encoding"],
    ["UTF-16, the other way round", Buffer.from(`\uFEFF${svg("")}`, "utf16le").swap16(), "encoding"],
    ["UTF-16 without a mark", Buffer.from(svg(""), "utf16le"), "encoding"],
    ["UTF-7", `<?xml version="1.0" encoding="UTF-7"?>${svg("")}`, "encoding"],
    [
      "another encoding",
      Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?>${svg("<title>Kati i parë</title>")}`, "latin1"),
      "encoding",
    ],
    ["a page", `<html xmlns="${html}"><svg xmlns="${svgNamespace}"/></html>`, "notDrawing"],
    ["a root of another namespace", `<svg xmlns="${html}"/>`, "notDrawing"],
    ["two roots", `${svg("")}${svg("")}`, "notDrawing"],
    ["elements that are not closed", `<svg xmlns="${svgNamespace}"><g>`, "notDrawing"],
    ["attributes in an unusual notation", `<svg xmlns="${svgNamespace}" onload = "1"/>`, "notDrawing"],
    ["nothing", "", "notDrawing"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47]), "encoding"],
    ["elements 300 deep", svg(`${"<g>".repeat(300)}${"</g>".repeat(300)}`), "tooComplex"],
    ["uses of uses of uses", billion("use"), "tooComplex"],
    ["patterns of patterns", billion("pattern"), "tooComplex"],
    ["patterns of patterns, by classes", billion("class"), "tooComplex"],
  ])("%s", (_, text, failure) => expect(clean(text)).toEqual({ ok: false, failure }));
});

/** Ten lines that a browser would expand to a billion elements. */
function billion(by: "use" | "pattern" | "class"): string {
  const parts = Array.from({ length: 10 }, (_, level) => {
    const next = `a${level + 1}`;
    const one = {
      use: `<use href="#${next}"/>`,
      pattern: `<rect fill="url(#${next})"/>`,
      class: `<rect class="c" style="fill:url(#${next})"/>`,
    }[by];
    const name = by === "use" ? "g" : "pattern";
    return `<${name} id="a${level}">${one.repeat(10)}</${name}>`;
  });
  return svg(`<style>.c{fill:url(#a0)}</style><defs>${parts.join("")}</defs><rect fill="url(#a0)"/><use href="#a0"/>`);
}

describe("a part that is removed from a drawing, and reported", () => {
  it.each([
    ["HTML content", `<foreignObject><p xmlns="${html}">Salloni</p></foreignObject>`, "<foreignObject>", "Salloni"],
    ["HTML under a prefix", `<h:iframe xmlns:h="${html}" src="https://x.invalid"/>`, "<h:iframe>", "iframe"],
    [
      "an external picture",
      '<image href="https://x.invalid/a.png" width="1"/>',
      "href: https://x.invalid/a.png",
      "invalid",
    ],
    ["a file next to it", '<use xlink:href="other.svg#a"/>', "href: other.svg#a", "other.svg"],
    [
      "a drawing in an address",
      `<image href="data:image/svg+xml;base64,${btoa(svg("<g/>"))}"/>`,
      "href: data:image/svg+xml",
      "data:",
    ],
    [
      "an invalid picture",
      `<image href="data:image/png;base64,${btoa("<html>".repeat(9))}"/>`,
      "href: data:image/png",
      "data:",
    ],
    [
      "external colours",
      '<path fill="url(https://x.invalid/#a)" d="M0 0"/>',
      "fill: url(https://x.invalid/#a)",
      "invalid",
    ],
    [
      "a style that loads",
      '<path style="fill:red;filter:url(//x.invalid#a)"/>',
      "filter: url(//x.invalid#a)",
      "invalid",
    ],
    [
      "a style that loads, with an escape",
      '<path style="fill:u\\72l(//x.invalid)"/>',
      "fill: u\\72l(//x.invalid)",
      "invalid",
    ],
    ["a style with another function", '<path style="fill:image-set(a)"/>', "fill: image-set(a)", "image-set"],
    [
      "a sheet that loads",
      "<style>@import url(//x.invalid);.a{fill:red}</style>",
      "@import url(//x.invalid)",
      "invalid",
    ],
    [
      "a sheet's font",
      "<style>@font-face{font-family:a;src:url(//x.invalid)}.a{fill:red}</style>",
      "@font-face",
      "invalid",
    ],
    ["a sheet with an escape", "<style>.a{fill:\\75rl(//x.invalid)}</style>", "fill: \\75rl(//x.invalid)", "invalid"],
    [
      "a sheet with a background",
      "<style>.a{background:url(//x.invalid)}</style>",
      "background: url(//x.invalid)",
      "invalid",
    ],
    ["a sheet in CDATA", "<style><![CDATA[.a{fill:url(//x.invalid)}]]></style>", "fill: url(//x.invalid)", "invalid"],
    ["rules that hold rules", "<style>@media screen{.a{fill:url(//x.invalid)}}</style>", "@media screen", "invalid"],
    ["a selector that reads attributes", '<style>a[href^="x"]{fill:red}</style>', 'a[href^="x"]', "href"],
    ["an animation", '<set attributeName="href" to="//x.invalid"/>', "<set>", "invalid"],
    ["a link's target", '<a href="//x.invalid"><path d="M0 0"/></a>', "<a>", "invalid"],
    ["another base", '<g xml:base="//x.invalid"/>', "xml:base: //x.invalid", "invalid"],
    ["a filter that loads", '<filter><feImage href="//x.invalid"/></filter>', "<feImage>", "invalid"],
  ])("%s", (_, inside, leftOut, removed) => {
    const found = cleanedDrawing(inside);
    expect(found.leftOut.map((each) => each.slice(0, leftOut.length))).toContain(leftOut);
    expect(found.text).not.toContain(removed);
  });

  it("a style sheet, and every other processing instruction", () => {
    const cleaned = clean(`<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#x"?>${svg("<?php 1 ?><g/>")}`);
    expect(cleaned).toMatchObject({ ok: true, leftOut: [expect.stringContaining("xml-stylesheet"), "<?php 1 ?>"] });
    expect(cleaned.ok && cleaned.text).not.toContain("<?");
  });
});

describe("a drawing is published as its owner drew it", () => {
  it("with shapes, texts, paint, clips and pictures, rewritten in UTF-8", () => {
    const inside = [
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><rect width="1" height="1"/></clipPath></defs>',
      "<style>.cls-1{fill:#fff;stroke:url(#g)}\n.cls-2,.cls-3 > path{font-family:'Myriad Pro', Arial}</style>",
      '<g class="cls-1" clip-path="url(#c)" transform="matrix(1 0 0 1 2e-5 -3)" style="fill:rgb(0,0,0);stroke-width:.5px">',
      '<path d="M0 0h1v1z"/><use href="#g"/><use href="#c"/><text x="1" xml:space="preserve">Salloni &amp; kuzhina 24 m² 😀<tspan> a</tspan></text></g>',
      `<image width="1" height="1" href="data:image/png;base64,${dot}"/>`,
    ].join("");
    const found = cleanedDrawing(inside.replace('<use href="#c"', '<use xlink:href="#c"'));
    expect(found.leftOut).toEqual([]);
    expect(found.text).toBe(
      `<svg xmlns="${svgNamespace}" viewBox="0 0 10 10">${inside.replace(".cls-3 > path", ".cls-3 &gt; path")}</svg>\n`,
    );
    expect(clean(found.text)).toEqual({ ok: true, ...found, leftOut: [] });
  });

  it("without its program's own notes, and without a message about them", () => {
    const text = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Created with Inkscape -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="${svgNamespace}" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1" inkscape:version="1.3">
        <sodipodi:namedview id="a" pagecolor="#fff"/>
        <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
        <g inkscape:label="Kati 1" data-name="Kati 1" style="fill:red;-inkscape-stroke:none"><path d="M0 0"/></g>
      </svg>`;
    const cleaned = clean(text);
    expect(cleaned).toEqual({
      ok: true,
      leftOut: [],
      text: `<svg xmlns="${svgNamespace}"><g style="fill:red"><path d="M0 0"/></g></svg>\n`,
    });
  });

  it("also from Illustrator, which embeds its own file in the drawing", () => {
    const inside =
      '<switch><foreignObject requiredExtensions="x" x="0"/><g i:extraneous="self"><path d="M0 0"/></g></switch>';
    const found = cleanedDrawing(inside, 'xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"');
    expect(found.text).toContain('<switch><g><path d="M0 0"/></g></switch>');
    expect(found.leftOut).toEqual(["<foreignObject>"]);
  });

  it("in every plan of the sample, with nothing removed", () => {
    for (const file of [
      "public/project/plans/p1.svg",
      "public/project/layouts/3/plan.svg",
      "public/project/icons/icon.svg",
    ])
      expect(clean(readFileSync(file)), file).toMatchObject({ ok: true, leftOut: [] });
  });
});

describe("a drawing that was made to stop the computer", () => {
  it("is read once, however long a value or a style sheet is", () => {
    const long = "a".repeat(2_000_000);
    expect(cleanedDrawing("<path/>", `font-family="${long}"`).leftOut).toEqual([`font-family: ${"a".repeat(46)}…`]);
    expect(cleanedDrawing("<path/>", `style="fill:red;font-family:${long}"`).text).toContain('style="fill:red"');
    const words = "Open Sans, ".repeat(900);
    expect(cleanedDrawing("<path/>", `font-family="${words}x"`).leftOut).toEqual([]);
    expect(cleanedDrawing(`<style>${";".repeat(6_000_000)}</style>`).text).toContain("<style></style>");
    const blocks = "a{}".repeat(2_000_000);
    expect(cleanedDrawing(`<style>${blocks}</style>`).text).toContain("<style></style>");
    expect(cleanedDrawing(`<style>${"x;".repeat(100_000)}path{fill:red}</style>`).text).toContain("path{fill:red}");
  });

  it("has every function of a value checked, also in another, and after blanks", () => {
    const fill = (value: string) => cleanedDrawing(`<path fill="${value}"/>`).text.includes("fill=");
    expect(["rgb(1,2,3)", "url(#a)", "URL  ( '#a' )", "rgb(calc(1 + 2), 3, min(4, 5))"].map(fill)).not.toContain(false);
    const bad = ["image(#a)", "rgb(expression(1))", "url(b)", "(1)", "rgb (1) 2(3)", "xurl (#a)", "url(#a) url(b)"];
    expect(bad.map(fill)).not.toContain(true);
  });
});
