import { array, assert, asyncProperty, constantFrom, integer, oneof, string, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { listCsv } from "../../../../owner/studio/draft/export/exportedList.ts";
import { listXlsx } from "../../../../owner/studio/draft/export/listXlsx.ts";
import { cellsOf } from "../../../../owner/studio/draft/apartments/pasteCells.ts";
import { rowColumns } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { readSheets, readTable } from "../../../../owner/sync/table/readTable.ts";
import { sheetFormats } from "../../../../owner/sync/table/sheetFormats.ts";
import { xlsxGrids } from "../../../../owner/sync/table/xlsxGrids.ts";
import { askOnce, openWorker } from "../../../../owner/sync/worker/openWorker.ts";
import { xlsxParts, zipFile, type ZipEntry } from "../../../support/xlsxFile.ts";

const full = xlsxParts({ Banesat: [["Nr.", "Statusi"]] });
const sheetPath = "xl/worksheets/sheet1.xml";

/** A one-sheet workbook with parts changed or added; `first` precede all others. */
const workbook = (changed: Readonly<Record<string, string>>, first: readonly ZipEntry[] = []) =>
  zipFile([...first, ...Object.entries({ ...full, ...changed }).map(([name, text]) => ({ name, text }))]);

const sheet = (inside: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${inside}</worksheet>`;
const data = (inside: string) => sheet(`<sheetData>${inside}</sheetData>`);
const textAt = (at: string, text = "x") => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const far = data(`<row r="1048576">${textAt("A1048576")}</row>`);
const moved = {
  "xl/_rels/workbook.xml.rels": (full["xl/_rels/workbook.xml.rels"] ?? "").replace("worksheets/", "other/"),
};

describe("a hostile Excel file is refused in a sentence, within seconds", () => {
  it.each<readonly [string, () => Buffer, RegExp]>([
    [
      "an unknown method first",
      () => workbook({ [sheetPath]: far }, [{ name: "a.xml", text: "x", method: 99 }]),
      /damaged/,
    ],
    [
      "a row's number in character references",
      () => workbook({ [sheetPath]: data('<row r="&#49;&#48;48576"/>') }),
      /damaged|20,000 rows/,
    ],
    [
      "a cell's address in character references",
      () => workbook({ [sheetPath]: data(`<row>${textAt("&#65;1048576")}</row>`) }),
      /damaged|20,000 rows/,
    ],
    ["its sheet in another folder", () => workbook({ ...moved, "xl/other/sheet1.xml": far }), /20,000 rows/],
    ["a last row far out", () => workbook({ [sheetPath]: far }), /20,000 rows/],
    ["a row of a billion", () => workbook({ [sheetPath]: data('<row r="999999999"/>') }), /20,000 rows/],
    ["a row's number as 1e9", () => workbook({ [sheetPath]: data('<row r="1e9"/>') }), /damaged/],
    ["a second number for a row", () => workbook({ [sheetPath]: data('<row r="1" x:r="999999999"/>') }), /20,000 rows/],
    ["rows under a prefix", () => workbook({ [sheetPath]: data('<x:row r="999999999"></x:row>') }), /20,000 rows/],
    [
      "a cell far out, in a row without a number",
      () => workbook({ [sheetPath]: data(`<row>${textAt("A1000000")}</row>`) }),
      /20,000 rows/,
    ],
    [
      "a last column far out",
      () => workbook({ [sheetPath]: data(`<row r="1">${textAt("XFD1")}</row>`) }),
      /256 columns/,
    ],
    [
      "an address of many letters",
      () => workbook({ [sheetPath]: data(`<row r="1">${textAt("ZZZZZZ1")}</row>`) }),
      /damaged/,
    ],
    ["rows without numbers", () => workbook({ [sheetPath]: data("<row/>".repeat(30_000)) }), /20,000 rows/],
    [
      "a sheet under 200 names",
      () =>
        workbook({
          "xl/workbook.xml": (full["xl/workbook.xml"] ?? "").replace(/<sheet .*?\/>/, (one) => one.repeat(200)),
        }),
      /100 sheets/,
    ],
    ["many sheets with a cell in the last corner", () => cornered(60), /too many cells/],
    ["one long text in every cell", () => repeatedText(), /10 million characters/],
    [
      "a part that says less of itself than it is",
      () => zipFile([...entries({ [sheetPath]: undefined }), { name: sheetPath, text: far, saidBytes: 100 }]),
      /damaged/,
    ],
    [
      "a part that says it is huge",
      () => zipFile([...entries({}), { name: "xl/b.xml", text: "x", saidBytes: 4_000_000_000 }]),
      /64 MB/,
    ],
    [
      "parts that unpack to a lot together",
      () =>
        zipFile([
          ...entries({}),
          ...Array.from({ length: 70 }, (_, n) => ({ name: `${n}.xml`, text: `<a>${" ".repeat(1_000_000)}</a>` })),
        ]),
      /64 MB/,
    ],
    ["stored parts that lie over each other", () => overlapping(), /64 MB/],
    [
      "5,000 parts",
      () => zipFile([...entries({}), ...Array.from({ length: 5000 }, (_, n) => ({ name: `${n}.xml`, text: "<a/>" }))]),
      /damaged/,
    ],
    [
      "a sheet that ends in the middle",
      () => workbook({ [sheetPath]: '<worksheet><sheetData><row r="1">' }),
      /damaged/,
    ],
    ["no workbook", () => zipFile(entries({ "xl/workbook.xml": undefined })), /damaged/],
  ])("%s", async (_, make, sentence) => {
    await expect(xlsxGrids(make())).rejects.toThrow(sentence);
  });

  it("and merged cells, or a false size of the sheet, cost nothing", async () => {
    const merges = '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>';
    const file = workbook({
      [sheetPath]: sheet(
        `<dimension ref="A1:XFD1048576"/><sheetData><row r="1">${textAt("A1", "Nr.")}</row></sheetData>${merges}`,
      ),
    });
    expect(await readSheets(file)).toEqual([{ name: "Banesat", grid: [["Nr."]] }]);
  });

  it("and a coloured cell far outside the sheet's rows costs nothing", () => {
    const fills =
      '<styleSheet><fills><fill><patternFill patternType="solid"><fgColor rgb="FF92D050"/></patternFill></fill></fills>';
    const parts = {
      ...full,
      [sheetPath]: sheet('<sheetData/><c r="A999999999" s="0"/><c r="A1" s="0"/>'),
      "xl/styles.xml": `${fills}<cellXfs><xf fillId="0"/></cellXfs></styleSheet>`,
    };
    const bytes = Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)]);
    expect(sheetFormats(Object.fromEntries(bytes))).toEqual([{ name: "Banesat", rowColours: ["#92d050"] }]);
  });
});

const entries = (changed: Readonly<Record<string, string | undefined>>): ZipEntry[] =>
  Object.entries({ ...full, ...changed }).flatMap(([name, text]) => (text === undefined ? [] : { name, text }));

function cornered(count: number): Buffer {
  const names = Array.from({ length: count }, (_, index) => `s${index}`);
  const corner = data(`<row r="20000">${textAt("IV20000")}</row>`);
  const parts = xlsxParts(Object.fromEntries(names.map((name) => [name, [["x"]]])));
  const each = names.map((_, index) => [`xl/worksheets/sheet${index + 1}.xml`, corner] as const);
  return zipFile(Object.entries({ ...parts, ...Object.fromEntries(each) }).map(([name, text]) => ({ name, text })));
}

function repeatedText(): Buffer {
  const rows = Array.from(
    { length: 5000 },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
  );
  return workbook({
    [sheetPath]: data(rows.join("")),
    "xl/sharedStrings.xml": `<sst><si><t>${"a".repeat(1_000_000)}</t></si></sst>`,
  });
}

/** One stored part of a megabyte, listed in the directory under 100 names, each with a length of zero. */
function overlapping(): Buffer {
  const one = zipFile([{ name: "a00.xml", text: `<a>${"x".repeat(1_000_000)}</a>`, method: 0, saidBytes: 0 }]);
  const start = one.indexOf("PK\u0001\u0002");
  const end = one.indexOf("PK\u0005\u0006");
  const entry = one.subarray(start, end);
  const copies = Array.from({ length: 100 }, (_, n) => {
    const copy = Buffer.from(entry);
    copy.write(String(n).padStart(2, "0"), copy.length - 6);
    return copy;
  });
  const tail = Buffer.from(one.subarray(end));
  tail.writeUInt16LE(100, 8);
  tail.writeUInt16LE(100, 10);
  return Buffer.concat([one.subarray(0, start), ...copies, tail]);
}

describe("a worker that reads received files", () => {
  const file = { bytes: workbook({}) };

  it("is stopped when it exceeds its time or memory, and nothing else is", async () => {
    const ask = (limits: { timeMs: number; memoryMb: number }) =>
      askOnce(openWorker("xlsxWorker", new URL("../../../../owner/sync/table/", import.meta.url).href, limits), file);
    await expect(ask({ timeMs: 1, memoryMb: 512 })).rejects.toMatchObject({ name: "WorkerFailure", kind: "time" });
    await expect(ask({ timeMs: 60_000, memoryMb: 4 })).rejects.toMatchObject({ kind: "memory" });
    expect(await ask({ timeMs: 60_000, memoryMb: 512 })).toMatchObject({ ok: true });
  });
});

describe("a hostile CSV or JSON list is refused in a sentence", () => {
  const columns = { home: "a", status: "b" };
  it.each<readonly [string, () => string, RegExp]>([
    ["too long", () => "a;b\n".repeat(2_600_000), /longer than 10 million characters/],
    ["too many rows", () => `a;b\n${"1;2\n".repeat(20_001)}`, /20,000 rows/],
    [
      "too many rows, an empty one where reading ends",
      () => `a;b\n${"1;2\n".repeat(19_999)}\n${"1;2\n".repeat(9)}`,
      /20,000 rows/,
    ],
    [
      "a row of a million cells, below the first thousand",
      () => `a;b\n${"1;2\n".repeat(2000)}${";".repeat(1_000_000)}`,
      /256 columns/,
    ],
  ])("%s", async (_, make, sentence) => {
    const text = make();
    await expect(readTable(Buffer.from(text), { columns })).rejects.toThrow(sentence);
    await expect(readSheets(Buffer.from(text))).rejects.toThrow(sentence);
  });

  it("of nothing but quotation marks takes seconds at most", async () => {
    // A test that took minutes would be ended by its own limit.
    await expect(readTable(Buffer.from(`a;b\n${'"a"b'.repeat(2_000_000)}`), { columns })).resolves.toBeDefined();
  });

  it.each<readonly [string, () => string, RegExp]>([
    ["nested 200,000 deep", () => "[".repeat(200_000), /nested more than 200 levels deep/],
    ["nested in objects", () => `[${'{"a":'.repeat(200)}1${"}".repeat(200)}]`, /nested more than 200 levels deep/],
    ["too many records", () => `[${'{"a":1,"b":2},'.repeat(20_001)}{}]`, /20,000 rows/],
    ["too long", () => `["${"a".repeat(20_000_000)}"]`, /20 million characters/],
  ])("%s", async (_, make, sentence) => {
    await expect(readTable(Buffer.from(make()), { columns, json: "" })).rejects.toThrow(sentence);
  });

  it("but brackets within a text do not count as nesting", async () => {
    const text = JSON.stringify([{ a: `"\\${"[{".repeat(50)}`, b: "sold" }]);
    expect(await readTable(Buffer.from(text), { columns, json: "" })).toHaveLength(1);
  });
});

/** Texts as people type them, and texts that a spreadsheet would evaluate. */
const texts = oneof(
  string(),
  string({ unit: "grapheme" }),
  tuple(
    constantFrom("", "'", "''", '"', " ", "\u00A0", "\uFEFF", "\t", "\r", "\n", ";", ","),
    constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n", "'"),
    string(),
  ).map((parts) => parts.join("")),
  constantFrom("+383 44 123 456", "-12", "−5", "=1+1", "@SUM(A1)", '=cmd|"/C calc"!A0', "'=1", "''=1", "a,=1", "x|=1"),
);
// Not valid in a CSV: a replacement character, or half a character.
const cell = texts.filter((text) => !/[\0\uFFFD\p{Cs}]/u.test(text));
const row = tuple(cell, cell, integer({ min: -9999, max: 9999 }), cell);

describe("an exported list", () => {
  it("has no text that a spreadsheet evaluates, and is imported again unchanged", async () => {
    await assert(
      asyncProperty(array(row, { minLength: 3, maxLength: 12 }), async (rows) => {
        const csv = listCsv([["Kodi", "Banesa", "Kati", "Tipi"], ...rows]);
        const [read] = await readSheets(Buffer.from(csv));
        const expected = rows.map((cells) => cells.map(String));
        expect(read?.grid.slice(1, rows.length + 1)).toEqual(expected);
        for (const at of [0, 1, 3])
          for (const cells of rows)
            expect(cellText(listCsv([[cells[at] ?? ""]]))).not.toMatch(/^[\s"]*[=+\-@＝＋－＠\t\r\n]/);
      }),
    );
  });

  it("keeps negative floors as figures", () => {
    expect(listCsv([["k5--1-1", -1, -1.5]])).toBe("\uFEFFk5--1-1;-1;-1,5\r\n");
  });

  it("is read unchanged from its Excel file, and pasted unchanged from a spreadsheet that shows the apostrophe", async () => {
    const found = ["+383 44 123 456", "-12", "=1+1", "'=1", "''=1", "'quoted'"];
    const columns = rowColumns.slice(0, 1);
    const file = listXlsx(
      { rows: [["Kodi"], ...found.map((text) => [text])], columns, allowed: {} },
      { list: "a", words: "b" },
    );
    const [read] = await readSheets(Buffer.from(file));
    expect(read?.grid.slice(1)).toEqual(found.map((text) => [text]));
    expect(cellsOf("'+383 44\t'-12\t'quoted'")).toEqual([["+383 44", "-12", "'quoted'"]]);
  });
});

/** What a spreadsheet reads as the text of a CSV's first cell. */
function cellText(csv: string): string {
  const line = csv.replace("\uFEFF", "").replace(/\r\n$/, "");
  return line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
}
