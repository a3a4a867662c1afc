import { deflateSync } from "node:zlib";
import { PDFiumModule } from "@hyzyla/pdfium";
import { describe, expect, it } from "vitest";
import { openPdf } from "../../../../owner/studio/server/publish/brochure/openPdf.ts";
import { openOutlineReader } from "../../../../owner/studio/server/publish/brochure/pdfOutline.ts";
import { pdfFacts } from "../../../../owner/studio/server/publish/brochure/pdfPages.ts";
import { pdfFile } from "../../../support/pdfFile.ts";

const outlineOf = await openOutlineReader(PDFiumModule);

const catalog = "1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >>\nendobj\n";
const trailer = "trailer << /Root 1 0 R >>\n%%EOF\n";
const pdf = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(["%PDF-1.5\n", catalog, ...parts, trailer].map((part) => Buffer.from(part as string, "latin1")));

/** An object stream that unpacks to so many megabytes. */
function bomb(number: number, megabytes: number, tail = ""): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, " "));
  const head = `${number} 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(`${tail}\nendstream\nendobj\n`)]);
}

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join("");

describe("a hostile PDF is refused within its limits of time and memory, or has no outline", () => {
  it.each<readonly [string, () => Buffer]>([
    ["one packed stream, mentioned 100,000 times", () => pdf(bomb(9, 60), "% /ObjStm ".repeat(100_000))],
    ["many packed streams", () => pdf(...Array.from({ length: 60 }, (_, n) => bomb(n + 9, 10)))],
    ["a stream that unpacks to a gigabyte", () => pdf(bomb(9, 1024))],
    [
      "packed streams without an end",
      () => pdf(times(100_000, (n) => `${n + 9} 0 obj << /Type /ObjStm >> stream\nx\n`)),
    ],
    [
      "packed streams that share their end",
      () =>
        pdf(
          times(100_000, (n) => `${n + 9} 0 obj << /Type /ObjStm >> stream\nx\n`),
          "endstream",
        ),
    ],
    ["packed streams of no object", () => Buffer.from(`%PDF-1.5\n${"/ObjStm ".repeat(500_000)}${catalog}${trailer}`)],
    [
      "lists within each other without an end",
      () =>
        pdf(
          `2 0 obj << /Kids [${times(20_000, (n) => `${n + 9} 0 R `)}] >>\nendobj\n`,
          times(20_000, (n) => `${n + 9} 0 obj [ (x) `),
        ),
    ],
    ["three million objects", () => pdf(times(3_000_000, () => "9 0 obj "))],
    [
      "white space without an end",
      () =>
        pdf(
          `9 0 obj <<${" ".repeat(3_000_000)}`,
          times(2000, () => `9${" ".repeat(900)}`),
        ),
    ],
  ])("%s", { timeout: 60_000 }, async (_, make) => {
    const opening = openPdf(make(), "Broshura.pdf", { timeMs: 2000, memoryMb: 512 });
    const facts = opening.then(async (opened) => {
      const found = await opened.facts();
      await opened.close();
      return found.chapters;
    });
    await expect(facts.catch(({ code }: { code: unknown }) => code)).resolves.toSatisfy(
      (found) => found === "pdfDamaged" || found === "pdfTooHeavy" || (Array.isArray(found) && found.length === 0),
    );
  });

  it.each<readonly [string, () => Buffer]>([
    [
      "outline entries in a circle",
      () => pdf("5 0 obj << /First 6 0 R >>\nendobj\n6 0 obj << /Title (a) /Next 6 0 R >>\nendobj\n"),
    ],
    [
      "pages in a circle",
      () => pdf("2 0 obj << /Kids [2 0 R 3 0 R] >>\nendobj\n3 0 obj << /Kids [2 0 R 3 0 R] >>\nendobj\n"),
    ],
    ["references in a circle", () => pdf("5 0 obj 6 0 R endobj\n6 0 obj 5 0 R endobj\n")],
  ])("%s", (_, make) => {
    expect(outlineOf(make())).toEqual([]);
  });
});

describe("a PDF is read in its own thread", () => {
  it("with its pages' sizes, texts and pictures", async () => {
    const facts = await pdfFacts(pdfFile(["Kopertina", "Banesat"]), "a.pdf");
    expect(facts).toEqual({
      pages: [0, 1].map(() => ({ width: 200, height: 300 })),
      texts: ["Kopertina", "Banesat"],
      chapters: [],
    });
    const opened = await openPdf(pdfFile(["Kopertina", "Banesat"]), "a.pdf");
    const drawn = await Promise.all([0, 1].map((index) => opened.draw(index, { width: 100, maxHeight: 120 })));
    expect(drawn.map(({ data, ...sides }) => [data.length, sides])).toEqual(
      [0, 1].map(() => [48_000, { width: 100, height: 120 }]),
    );
    await opened.close();
  });

  it("which is stopped with a sentence when its time is up", async () => {
    const opening = openPdf(pdfFile(["Kopertina"]), "Broshura.pdf", { timeMs: 1, memoryMb: 512 });
    await expect(opening).rejects.toMatchObject({
      code: "pdfTooHeavy",
      message: "Broshura.pdf takes too long to read: export it again as a PDF for the web.",
    });
  });

  it("and explains in a sentence what is wrong with it", async () => {
    await expect(pdfFacts(Buffer.from("a letter"), "a.pdf")).rejects.toMatchObject({ code: "notPdf" });
    await expect(pdfFacts(pdfFile(["x"], true), "a.pdf")).rejects.toMatchObject({ code: "pdfLocked" });
    await expect(pdfFacts(pdfFile(["x"]).subarray(0, 300), "a.pdf")).rejects.toMatchObject({ code: "pdfDamaged" });
  });
});
