import { describe, expect, it } from "vitest";
import { siteSchema } from "../../../../owner/site/siteSchema.ts";
import { readMark } from "../../../../owner/studio/draft/svg/markPath.ts";
import { readBySchema } from "../../../../src/project/file/readBySchema.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const faultOf = (bytes: Uint8Array) => {
  const read = readMark(bytes);
  return read.ok ? undefined : read.failure;
};

describe("a drawing uploaded as the brand's mark", () => {
  it("becomes one path in its own proportions, without empty margins", () => {
    const read = readMark(svg('<rect x="20" y="10" width="40" height="20"/><path d="M60 10h20v20H60z"/>'));
    expect(read).toMatchObject({ ok: true, mark: { width: 720, height: 240 } });
    if (!read.ok) return;
    expect(read.mark.path).toMatch(/^M0 0L480 0L480 240L0 240Z/);
    expect(
      readBySchema(
        siteSchema.fields.brand.schema,
        { name: "Blloku", mark: read.mark },
        { baseUrl: "", report: (_, problem) => expect(problem).toBe("") },
      ),
    ).toMatchObject({ mark: read.mark });
  });

  it("leaves out uncoloured areas, and keeps the holes of rings", () => {
    const box = '<path d="M0 0h100v50H0z" fill="none"/>';
    expect(readMark(svg(`${box}<circle cx="20" cy="20" r="10"/>`))).toMatchObject({
      ok: true,
      mark: { width: 240, height: 240 },
    });
    const ring = '<path fill-rule="evenodd" d="M0 0h50v50H0zM10 10h30v30H10z"/>';
    expect(readMark(svg(ring))).toMatchObject({ ok: true, mark: { evenOdd: true } });
  });

  it("is read once, however often it names what is not drawn", () => {
    const style = `style="${"fill:none;".repeat(200_000)}"`;
    expect(readMark(svg(`<g ${style}><rect width="20" height="10"/></g>`))).toMatchObject({ ok: true });
  });

  it("is refused with its reason: a script, another file, lines, words, nothing, too many corners", () => {
    const area = '<path d="M0 0h10v10H0z"/>';
    expect(faultOf(svg(`${area}<script>1</script>`))).toBe("script");
    expect(faultOf(svg(`<g onclick="1">${area}</g>`))).toBe("script");
    expect(
      readMark(svg(`${area}<image href="https://elsewhere.example/logo.png" width="9" height="9"/>`)),
    ).toMatchObject({
      failure: "outside",
      parts: expect.arrayContaining(["href: https://elsewhere.example/logo.png"]),
    });
    expect(faultOf(svg('<path d="M0 0L9 9" fill="none" stroke="#000"/>'))).toBe("lines");
    expect(faultOf(svg('<text x="0" y="9">Blloku</text>'))).toBe("words");
    expect(faultOf(svg("<g/>"))).toBe("empty");
    expect(faultOf(Buffer.from("<html></html>"))).toBe("notDrawing");
    const many = Array.from({ length: 2000 }, (_, index) => `M${index % 97} ${index % 43}h1v1z`).join("");
    expect(faultOf(svg(`<path d="${many}"/>`))).toBe("tooLong");
  });
});
