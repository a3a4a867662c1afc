import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { PDFiumModule } from "@hyzyla/pdfium";
import { describe, expect, it } from "vitest";
import { openOutlineReader } from "../../../../owner/studio/server/publish/brochure/pdfOutline.ts";
import { brochurePdf, pdfBytes } from "../../../support/brochurePdf.ts";
import { randomOf } from "../../../support/random.ts";

const outlineOf = await openOutlineReader(PDFiumModule);

const pages = ["<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>", "<< /Type /Page >>", "<< /Type /Page >>"];
/** Two pages (objects 3 and 4), additional entries of the catalog, and the objects from 5 on. */
const book = (catalog: string, ...objects: readonly (string | Buffer)[]) =>
  pdfBytes([`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, ...pages, ...objects]);

describe("the outline of a PDF", () => {
  it("yields chapters with their pages, in Albanian letters, in page order", () => {
    const page = { jpeg: Buffer.from([255, 216]), width: 10, height: 10, text: "x" };
    const chapters = [
      { title: "Çmimi", page: 2 },
      { title: "Të dyja kullat", page: 0 },
    ];
    expect(outlineOf(brochurePdf([page, page, page], chapters))).toEqual(chapters.toReversed());
  });

  it("is read from a browser's print", () => {
    const found = outlineOf(readFileSync("public/project/brochure/brochure.pdf"));
    expect(found).toContainEqual({ title: "Katet e Kullës 5", page: 23 });
    expect(found.map(({ page }) => page)).toEqual(found.map(({ page }) => page).toSorted((a, b) => a - b));
  });

  it("is found in packed objects, by named destinations, in actions, and below a single title", () => {
    const inner = [
      "<< /First 6 0 R >>",
      "<< /Title (Broshura) /First 7 0 R /Dest [3 0 R /Fit] >>",
      "<< /Title (Vendi \\(jug\\), \\315) /Dest (vendi) /Next 8 0 R >>",
      "<< /Title (\u0084 Banesat) /A << /S /GoTo /D [4 0 R /Fit] >> >>",
    ];
    let at = 0;
    const head = inner.map((text, index) => {
      const place = `${index + 5} ${at}`;
      at += text.length + 1;
      return place;
    });
    const packed = deflateSync(Buffer.from(`${head.join(" ")} ${inner.join(" ")}`, "latin1"));
    const first = head.join(" ").length + 1;
    const stream = Buffer.concat([
      Buffer.from(`<< /Type /ObjStm /N 4 /First ${first} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
      packed,
      Buffer.from("\nendstream"),
    ]);
    const names = "/Names << /Dests << /Kids [<< /Names [(vendi) << /D [3 0 R /Fit] >>] >>] >> >>";
    const bytes = pdfBytes([
      `<< /Pages 2 0 R /Outlines 5 0 R ${names} >>`,
      ...pages,
      "null",
      "null",
      "null",
      "null",
      stream,
    ]);
    // The numbers of the packed objects have no offset of their own in such a file.
    const file = Buffer.from(bytes.toString("latin1").replaceAll(/[5-8] 0 obj\nnull/g, ""), "latin1");
    expect(outlineOf(file)).toEqual([
      { title: "Vendi (jug), Í", page: 0 },
      { title: "— Banesat", page: 1 },
    ]);
  });

  it("is empty if there is none, if a password hides it, or if it leads nowhere or in a circle", () => {
    expect(outlineOf(book(""))).toEqual([]);
    expect(outlineOf(Buffer.from("%PDF-1.4 a letter"))).toEqual([]);
    const entry = "<< /First 6 0 R >>";
    const shown = book("/Outlines 5 0 R", entry, "<< /Title (a) /Dest [3 0 R] >>").toString("latin1");
    const secret = "ab".repeat(32);
    const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >> /ID [<${secret}> <${secret}>]`;
    expect(outlineOf(Buffer.from(shown, "latin1"))).toEqual([{ title: "a", page: 0 }]);
    expect(outlineOf(Buffer.from(shown.replace("/Root", `${locked} /Root`), "latin1"))).toEqual([]);
    expect(outlineOf(book("/Outlines 5 0 R", entry, "<< /Title (a) /Dest [9 0 R] /Next 6 0 R >>"))).toEqual([]);
    expect(outlineOf(book("/Outlines 5 0 R", entry, "<< /Title (a) /Dest [4 0 R] /Next 6 0 R >>"))).toEqual([
      { title: "a", page: 1 },
    ]);
  });

  it("has each entry once if two link to each other", () => {
    const entry = (title: string, next: number) => `<< /Title (${title}) /Dest [4 0 R] /Next ${next} 0 R >>`;
    expect(outlineOf(book("/Outlines 5 0 R", "<< /First 6 0 R >>", entry("a", 7), entry("b", 6)))).toEqual([
      { title: "a", page: 1 },
      { title: "b", page: 1 },
    ]);
  });

  it("of 2,000 damaged files is a list, and never an error", () => {
    const random = randomOf(17);
    const full = book("/Outlines 5 0 R", "<< /First 6 0 R >>", "<< /Title (a) /Dest [3 0 R] /Next 6 0 R >>");
    for (let run = 0; run < 2000; run += 1) {
      const bytes = Buffer.from(full);
      for (let hit = 0; hit < 6; hit += 1) bytes[random.below(bytes.length)] = random.below(256);
      expect(Array.isArray(outlineOf(bytes.subarray(0, random.below(bytes.length) + 1)))).toBe(true);
    }
  });
});
