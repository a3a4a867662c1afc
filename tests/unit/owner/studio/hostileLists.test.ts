import { describe, expect, it } from "vitest";
import { readSheets } from "../../../../owner/sync/table/readTable.ts";
import { newDraft, type Draft, type DraftApartment } from "../../../../owner/studio/draft/draft.ts";
import { addApartments, addFloors, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { changeApartments } from "../../../../owner/studio/draft/edit/records.ts";
import { guessColumns } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { planRows } from "../../../../owner/studio/draft/rows/planRows.ts";
import { likelySheet, type ReadSheet } from "../../../../owner/studio/page/apartments/import/sheetFile.ts";
import { sentenceIn } from "../../../../owner/studio/page/apartments/import/trialRows.ts";
import { de } from "../../../../owner/studio/text/de.ts";
import { sq } from "../../../../owner/studio/text/sq.ts";
import { xlsxFile, xlsxParts, zipFile, type XlsxCell } from "../../../support/xlsxFile.ts";

/** Floors -1 to 3; apartments 1 to 3 on the first, 1 and 2 on the second, each with work of its owner. */
function drafted(): Draft {
  const { draft: tower } = addTower(newDraft("Blloku"), "A");
  const { draft: floors } = addFloors(tower, { tower: "a", from: -1, to: 3 });
  const { draft: first } = addApartments(floors, { tower: "a", floor: 1 }, ["1", "2", "3"]);
  const { draft: second } = addApartments(first, { tower: "a", floor: 2 }, ["1", "2"]);
  return changeApartments(second, (apartment) => ({
    ...apartment,
    status: "available",
    area: 60.5,
    price: { kind: "exact", amount: 80_000, currency: "EUR" },
    description: { sq: "Me pamje nga parku" },
  }));
}
const draft = drafted();
const apartmentsOf = ({ project }: Draft): readonly DraftApartment[] =>
  project.floors.flatMap(({ apartments }) => apartments);

const heads = ["Kati", "Banesa", "Statusi", "Çmimi", "Sipërfaqja"];
const headLine = "Kati;Banesa;Statusi;Çmimi\n";
const csv = (text: string) => Buffer.from(text);
const excel = (rows: readonly (readonly XlsxCell[])[], merged: readonly string[] = []) => xlsxFile({ A: rows }, merged);
const day = (text: string) => new Date(`${text}T00:00:00Z`);
/** A sheet whose XML is changed as only a program would. */
const withXml = (rows: readonly (readonly XlsxCell[])[], change: (xml: string) => string) => {
  const entries = Object.entries(xlsxParts({ A: rows }));
  return zipFile(entries.map(([name, text]) => ({ name, text: name.endsWith("sheet1.xml") ? change(text) : text })));
};
const archive = (...names: readonly string[]) => zipFile(names.map((name) => ({ name, text: "<x/>" })));

const line = [1, "1", "e shitur", 81_000, 61] as const;
const date = "the spreadsheet turned it into a date: format the cell as text";
const noFloor = "no such floor in this tower";
const otherProgram = "The file is from a program other than Excel: open it in that program, and save it as .xlsx.";
const neither = "The file is neither an Excel file nor a CSV.";
const tooWide = "The sheet has more than 256 columns: leave only those of the apartments.";
const uncalculated = "a formula without its value: open the list in Excel and save it";

/** A sentence about the whole list, or each row's result with its reasons; no rows: the studio says that there are none. */
type Outcome = string | readonly string[];

const lists: readonly (readonly [string, () => Buffer, Outcome])[] = [
  ["an empty file", () => csv(""), "The sheet is empty."],
  ["nothing but a byte order mark", () => csv("\uFEFF"), "The sheet is empty."],
  ["only separators", () => csv(" ;;; \n;;;\n"), "The sheet is empty."],
  ["an empty sheet", () => excel([]), "The sheet is empty."],
  ["three empty sheets", () => xlsxFile({ A: [], B: [], C: [] }), "The sheet is empty."],
  ["only headings", () => excel([heads]), []],
  ["only headings in a CSV", () => csv(headLine), []],
  ["headings in the last row", () => excel([line, heads]), []],
  ["only a title", () => excel([["Lista e banesave"]]), []],
  ["no headings", () => excel([line]), []],
  [
    "rows and columns swapped",
    () =>
      excel([
        ["Kati", 1, 1],
        ["Banesa", "1", "2"],
        ["Statusi", "e lirë", "e lirë"],
      ]),
    [],
  ],
  [
    "the same heading for all columns",
    () =>
      excel([
        ["Kati", "Kati", "Kati"],
        [1, 1, 1],
      ]),
    [],
  ],
  ["three rows of headings", () => excel([["Objekti A"], ["Banesat", null, "Shitja"], heads, line]), ["changed"]],
  ["headings on every page", () => excel([heads, line, heads, [1, "2", "e lirë", 82_000, 61]]), ["changed", "changed"]],
  [
    "two columns of statuses and of prices",
    () =>
      excel([
        ["Kati", "Banesa", "Statusi", "Statusi", "Çmimi", "Çmimi"],
        [1, "1", "e shitur", "e lirë", 81_000, 9],
      ]),
    ["changed"],
  ],
  ["16,000 columns", () => csv(`${Array.from({ length: 16_000 }, (_, at) => `k${at}`).join(";")}\n`), tooWide],
  [
    "a cell in the last column",
    () => withXml([heads], (xml) => xml.replace("</row>", '<c r="XFD1"><v>1</v></c></row>')),
    tooWide,
  ],
  ["everything merged", () => excel([heads, line, [1, "2", "e lirë", 82_000, 61]], ["A1:E3"]), ["changed", "changed"]],
  ["merged floors", () => excel([heads, line, [null, "2", "e lirë", 82_000, 61]], ["A2:A3"]), ["changed", "changed"]],
  ["merged cells that overlap", () => excel([heads, line], ["A2:A3", "A3:A4", "A2:A1048576"]), ["changed"]],
  [
    "headings with emoji",
    () =>
      excel([
        ["🏢 Kati", "🏠 Banesa", "✅ Statusi", "💶 Çmimi"],
        [1, "1", "e shitur", 81_000],
      ]),
    ["changed"],
  ],
  [
    "names with emoji",
    () => excel([heads, [1, "🏠1", "e lirë", 81_000, 61], ["🏢 1", "1", "e lirë", 1, 61]]),
    ["new", noFloor],
  ],
  [
    "floors below the ground",
    () => csv(`${headLine}-1;G1;;\n−1;G2;;\n– 1;G3;;\n-99;G4;;\n1-;G5;;\n`),
    ["new", "new", "new", `${noFloor}: add it, or let it be added`, noFloor],
  ],
  [
    "a price's formula without its value",
    () => withXml([heads, line], (xml) => xml.replace("<v>81000</v>", "<f>B2*2</f>")),
    [`changed ${uncalculated}`],
  ],
  [
    "a floor's formula without its value",
    () => withXml([heads, line], (xml) => xml.replace('<c r="A2"><v>1</v>', '<c r="A2"><f>B2*2</f>')),
    [uncalculated],
  ],
  [
    "formulas as text",
    () => csv(`${headLine}1;1;e shitur;=B2*1250\n`),
    ["changed the amount has words next to it that are not a currency"],
  ],
  [
    "failed formulas",
    () =>
      excel([
        heads,
        [1, { error: "#REF!" }, "e lirë", 1, 1],
        [1, "2", "e lirë", { error: "#N/A" }, { error: "#DIV/0!" }],
      ]),
    [
      "its formula fails: correct it in the list",
      "same its formula fails: correct it in the list, its formula fails: correct it in the list",
    ],
  ],
  [
    "figures as texts with spaces that do not break",
    () =>
      excel([
        heads,
        ["1\u00A0", "\u00A01", "e\u00A0shitur", "81\u00A0000", "61\u00A0m²"],
        [1, "2", "e lirë", "82\u202F000 €", "61,5"],
      ]),
    ["changed", "changed"],
  ],
  [
    "characters without a width",
    () =>
      excel([heads, [1, "1\u200B", "e shitur", 81_000, 61], ["\u202A1\u202C", "\uFEFF2", "e\u00AD lirë", 82_000, 61]]),
    ["changed", "changed"],
  ],
  [
    "floors and names that Excel stores as dates",
    () => excel([heads, [day("2026-03-02"), "1", "e lirë", 1, 61], [1, day("2026-02-01"), "e lirë", 1, 61]]),
    [date, date],
  ],
  [
    "floors that a German Excel wrote as dates",
    () => csv(`${headLine}02. Mrz;1;e shitur;81000\n01.Feb;2;e lirë;82000\n02.03.2026;2;e lirë;82000\n`),
    [date, date, date],
  ],
  [
    "floors that an English Excel wrote as dates",
    () => csv(`${headLine}2-Mar;1;e shitur;81000\nJan-12;2;e lirë;82000\n3/2/2026;3;e lirë;82000\n`),
    [date, date, date],
  ],
  [
    "names that a spreadsheet wrote as dates",
    () => csv(`${headLine}1;2-Mar;;\n1;02. Mrz;;\n1;02-mar;;\n1;Jan-12;;\n1;12.okt;;\n1;01/02/2026;;\n1;02-maj;;\n`),
    [date, date, date, date, date, date, date],
  ],
  [
    "a type that became a date",
    () =>
      excel([
        ["Kati", "Banesa", "Tipi"],
        [1, "1", day("2026-01-02")],
      ]),
    [`same ${date}`],
  ],
  [
    "a price that became a date",
    () => excel([heads, [1, "1", "e shitur", day("2099-10-06"), 61]]),
    ["changed not an amount of money"],
  ],
  [
    "an area that became a date",
    () => excel([heads, [1, "1", "e shitur", 81_000, day("2026-05-06")]]),
    ["changed not a number like 60,5"],
  ],
  [
    "statuses as numbers",
    () => excel([heads, [1, "1", 1, 81_000, 61]]),
    ['changed not a known status ("statuses" adds words)'],
  ],
  [
    "yes for a price",
    () => withXml([heads, line], (xml) => xml.replace('<c r="D2"><v>81000</v>', '<c r="D2" t="b"><v>1</v>')),
    ["changed not an amount of money"],
  ],
  ["a share for a price", () => csv(`${headLine}1;1;e shitur;95%\n`), ["changed not an amount of money"]],
  [
    "two prices in a cell",
    () => csv(`${headLine}1;1;e shitur;80.000 - 90.000\n`),
    ["changed two amounts: write one, the lowest with “from”"],
  ],
  [
    "figures beyond all measure",
    () => excel([heads, [1e21, "1", "e lirë", 1, 61], [1, "1", "e lirë", -5, 1e9]]),
    [noFloor, "same not a number like 60,5, below 0"],
  ],
  [
    "a name of 5,000 letters",
    () => excel([heads, [1, "x".repeat(5000), "e lirë", 1, 61]]),
    ["longer than 80 characters"],
  ],
  [
    "a quotation mark that is never closed",
    () => csv(`${headLine}1;"1;e shitur;81000\n1;2;e lirë;82000\n`),
    "A quotation mark is never closed, in or after row 2: remove it.",
  ],
  ["rows of unequal length", () => csv(`${headLine}1;1\n1;2;e lirë;82000;;;;\n`), ["same", "changed"]],
  [
    "line breaks in cells",
    () => csv('"Ka\nti";Banesa;"Sta-\ntusi";Çmimi\n1;"1\n";"e\nshitur";"81000\n€"\n'),
    ["changed"],
  ],
  ["UTF-16 and tabs", () => Buffer.from("\uFEFFKati\tBanesa\tStatusi\n1\t1\te shitur\n", "utf16le"), ["changed"]],
  [
    "columns far to the right",
    () =>
      excel([
        [null, null, null, ...heads],
        [null, null, null, ...line],
      ]),
    ["changed"],
  ],
  ["notes on the first sheet", () => xlsxFile({ A: [["x"]], B: [heads, line] }), ["changed"]],
  ["one apartment twice", () => excel([heads, line, line]), ["appears again in row 3", "already appears in row 2"]],
  [
    "sums between the rows",
    () => excel([heads, line, ["Gjithsej", null, null, 81_000, 61]]),
    ["changed", "a sum, not an apartment"],
  ],
  [
    "whole floors with decimals",
    () => csv(`${headLine}1.0;1;e shitur;81000\n1,0;2;e lirë;82000\n1,5;3;e lirë;82000\n`),
    ["changed", "changed", noFloor],
  ],
  ["a Word document", () => archive("[Content_Types].xml", "word/document.xml"), otherProgram],
  ["a sheet of OpenOffice", () => archive("mimetype", "content.xml"), otherProgram],
  ["a sheet of Apple Numbers", () => archive("Index/Document.iwa"), otherProgram],
  ["any archive", () => archive("a.txt"), otherProgram],
  ["half an Excel file", () => excel([heads]).subarray(0, 900), "The Excel file is damaged."],
  ["a PDF", () => csv("%PDF-1.7\n1 0 obj\n"), neither],
  ["a text document", () => csv("{\\rtf1 Kati}"), neither],
  ["data of a program", () => csv('[{"Kati":1}]'), neither],
  [
    "a web page whose name says Excel",
    () => csv("<table><tr><td>Kati</td></tr></table>"),
    "The file is a web page, even if its name says Excel: open it in Excel, and save it as .xlsx.",
  ],
];

async function imported(
  file: Buffer,
): Promise<{ readonly outcome: Outcome; readonly after: Draft; readonly reasons: readonly string[] }> {
  const sheets = await readSheets(file).catch((error: unknown) =>
    String(error instanceof Error ? error.message : error),
  );
  if (typeof sheets === "string") return { outcome: sheets, after: draft, reasons: [sheets] };
  const read = sheets.map(({ grid, ...sheet }): ReadSheet => ({ ...sheet, ...guessColumns(grid) }));
  const sheet = read[likelySheet(read)] ?? read[0];
  if (!sheet?.ok) return { outcome: sheet?.sentence ?? "", after: draft, reasons: [sheet?.sentence ?? ""] };
  const { rows, draft: after } = planRows(draft, { ...sheet.sheet, ...(sheet.merged && { merged: sheet.merged }) });
  const reasons = rows.map(({ findings }) => findings.map(({ reason }) => reason));
  const outcome = rows.map(({ kind }, index) =>
    [kind === "wrong" ? "" : kind, reasons[index]?.join(", ") ?? ""].filter(Boolean).join(" "),
  );
  return { outcome, after, reasons: reasons.flat() };
}

describe("a list that is hardly one", () => {
  it.each(lists)("gets a clear sentence, and no work of its owner is lost: %s", async (_name, make, expected) => {
    const { outcome, after, reasons } = await imported(make());
    expect(outcome).toEqual(expected);
    for (const { sentences } of [sq.imports, de.imports]) {
      for (const reason of reasons) expect(sentenceIn(sentences, reason)).not.toBe(reason);
    }
    const left = new Map(apartmentsOf(after).map((apartment) => [apartment.id, apartment]));
    for (const { id, description, price } of apartmentsOf(draft)) {
      expect(left.get(id)?.description).toEqual(description);
      expect(left.get(id)?.price?.amount ?? 0).toBeGreaterThanOrEqual(price?.amount ?? 0);
    }
  });
});
