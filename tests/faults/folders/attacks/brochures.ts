import { deflateSync } from "node:zlib";
import type { Random } from "../../../support/random.ts";
import { pdfFile } from "../../../support/pdfFile.ts";
import { setAt } from "./json.ts";
import type { Attack } from "./attack.ts";

const stream = (head: string, bytes: Buffer): string =>
  `<< ${head} /Length ${bytes.length} >>\nstream\n${bytes.toString("latin1")}\nendstream`;

/** A PDF of numbered objects, one page in it, without a table: programs have to search for the objects then. */
function pdfOf(catalog: string, objects: Readonly<Record<number, string>>): Buffer {
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] >>";
  const all: Readonly<Record<number, string>> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    3: page,
    ...objects,
  };
  const body = Object.entries(all).map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.5\n${body.join("")}trailer\n<< /Size 99 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`, "latin1");
}

/** The same outline entry for all. */
const outline = "/Outlines 10 0 R";

/** Too much for a reader without limits. */
export function hostilePdf(random: Random): { readonly reported: string; readonly bytes: Buffer } {
  const packed = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_000_000, "1 0 "));
  const kinds: Readonly<Record<string, () => Buffer>> = {
    "a packed stream named again and again": () => {
      const mention = random.pick(["/ObjStm ", "/Type /ObjStm ", "/ObjStm\n", "% /ObjStm\n"]);
      const head = `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Names [${mention.repeat(random.pick([300, 5000]))}]`;
      return pdfOf(outline, { 11: stream(head, packed(60)) });
    },
    "many packed streams": () => {
      const one = stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", packed(30));
      return pdfOf(outline, Object.fromEntries(Array.from({ length: 200 }, (_, index) => [20 + index, one])));
    },
    "a packed stream within a stream": () => {
      const inner = deflateSync(packed(60));
      return pdfOf(outline, { 11: stream("/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]", inner) });
    },
    "an outline in a circle": () =>
      pdfOf(outline, { 10: "<< /First 11 0 R >>", 11: "<< /Title (a) /First 11 0 R /Next 10 0 R /Dest [3 0 R] >>" }),
    "a long outline": () =>
      pdfOf(outline, {
        10: "<< /First 20 0 R >>",
        ...Object.fromEntries(
          Array.from({ length: 50_000 }, (_, index) => [
            20 + index,
            `<< /Title (${"a".repeat(50)}) /Next ${21 + index} 0 R /Dest [3 0 R] >>`,
          ]),
        ),
      }),
    "pages in a circle": () => pdfOf("", { 2: "<< /Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 3 >>" }),
    "many pages": () =>
      pdfOf("", { 2: `<< /Type /Pages /Kids [${"3 0 R ".repeat(random.pick([400, 100_000]))}] /Count 100000 >>` }),
    "names nested deep": () =>
      pdfOf(`/Names << /Dests 12 0 R >> ${outline}`, { 12: `${"[".repeat(300_000)}${"]".repeat(300_000)}` }),
    "an open text": () => pdfOf(outline, { 10: `<< /First (${"(".repeat(2_000_000)}` }),
    "many beginnings of objects": () =>
      Buffer.concat([pdfFile(["a"]), Buffer.from("9 0 obj << /ObjStm ".repeat(200_000)), Buffer.from("\n%%EOF")]),
    "many beginnings of streams": () =>
      Buffer.concat([
        pdfFile(["a"]),
        Buffer.from(" obj << /ObjStm >> stream\n".repeat(50_000)),
        Buffer.from("\n%%EOF"),
      ]),
    "digits without an end": () =>
      Buffer.concat([pdfFile(["a"]), Buffer.from("1 ".repeat(3_000_000)), Buffer.from("\n%%EOF")]),
    "a page as wide as a town": () => {
      const box = random.pick([
        "[0 0 1e9 1]",
        "[0 0 1e9 1e9]",
        "[0 0 0 0]",
        "[0 0 -5 -5]",
        "[0 0 14400 14400]",
        "[0 0 1 14400]",
      ]);
      return pdfOf("", { 3: `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /UserUnit 1000 >>` });
    },
    "a page that is drawn for ever": () => {
      const form = stream(
        "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >>",
        Buffer.from("/A Do ".repeat(50)),
      );
      const page =
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Contents 6 0 R /Resources << /XObject << /A 5 0 R >> >> >>";
      return pdfOf("", { 3: page, 5: form, 6: stream("", Buffer.from("/A Do ".repeat(50))) });
    },
    "a script": () =>
      pdfOf("/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /AA << /O << /S /Launch /F (/bin/sh) >> >>", {}),
    "a text full of signs": () => pdfFile(["\u001B[2J<script>attackRan\\(\\)</script>"]),
    "another kind of file": () =>
      Buffer.from(
        random.pick([
          "%PDF-<html><script>attackRan()</script>%%EOF",
          "<svg/>",
          "",
          "PK\u0003\u0004",
          "%PDF-1.4\n%%EOF",
        ]),
      ),
    "a byte changed here and there": () => {
      const bytes = pdfFile(["a", "b"]);
      for (let count = 1 + random.below(20); count > 0; count -= 1)
        bytes[random.below(bytes.length)] = random.below(256);
      return bytes;
    },
  };
  const reported = random.pick(Object.keys(kinds));
  return { reported: reported, bytes: kinds[reported]?.() ?? Buffer.alloc(0) };
}

export const brochures: Attack = async ({ folder, random }) => {
  const { reported, bytes } = hostilePdf(random);
  await folder.put("Broshura.pdf", bytes);
  if (random.chance(0.3)) {
    const draft = folder.json("kulla-draft.json");
    setAt(draft["project"], ["floors", 0, "apartments", 0, "pdf"], "Broshura.pdf");
    await folder.putJson("kulla-draft.json", draft);
  }
  return `Broshura.pdf: ${reported}, ${bytes.length} bytes`;
};
