import { describe, expect, it } from "vitest";
import { type DraftApartment, newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { planRows } from "../../../../owner/studio/draft/rows/planRows.ts";
import { guessColumns } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { xlsxGrids } from "../../../../owner/sync/table/xlsxGrids.ts";
import { xlsxParts, zipFile } from "../../../support/xlsxFile.ts";

/** Floor, label, status, area and price of an apartment: the columns of the sheet. */
const headings = ["Kati", "Nr. Ap.", "Statusi", "Sip. neto", "Çmimi"] as const;
type Column = "A" | "B" | "C" | "D" | "E";

/** A row's values unless a case says otherwise. */
const usual: Readonly<Record<Column, string>> = {
  A: "<v>3</v>",
  B: "<v>7</v>",
  C: 't="inlineStr"><is><t>e lirë</t></is>',
  D: "<v>62.5</v>",
  E: "<v>98000</v>",
};

const fills =
  '<fills count="2"><fill/><fill><patternFill patternType="solid"><fgColor rgb="FFFF0000"/></patternFill></fill></fills>';
/** 1: a day; 2: money; 3: red; 4: text; 5: struck through; 6 to 8: money of other countries. */
const formats =
  '<cellXfs count="9"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fillId="1" xfId="0" applyFill="1"/>' +
  '<xf numFmtId="49" xfId="0" quotePrefix="1"/><xf numFmtId="0" fontId="1" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="165" xfId="0"/><xf numFmtId="166" xfId="0"/><xf numFmtId="167" xfId="0"/></cellXfs>';

const moneyFormats = [
  "#,##0.00\\ &quot;€&quot;",
  "#,##0\\ &quot;Lekë&quot;",
  "[$£-809]#,##0.00",
  "#,##0 [$CHF-807]",
].map((code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${code}"/>`);

/** `cell`: the rest of the cell's element after its address: more attributes with their end, or only its content. */
function sheetWith(
  column: Column,
  cell: string,
  { row = "", area = usual.D }: { readonly row?: string | undefined; readonly area?: string },
): Buffer {
  const parts = xlsxParts({ Lista: [[...headings]] });
  const cells = (Object.keys(usual) as Column[]).map((each) => {
    const own = each === column ? cell : each === "D" ? area : usual[each];
    if (own.endsWith("/")) return `<c r="${each}2" ${own}>`;
    return own === "" ? "" : `<c r="${each}2"${own.startsWith("<") ? ">" : " "}${own}</c>`;
  });
  const name = "xl/worksheets/sheet1.xml";
  const sheet = parts[name]?.replace("</sheetData>", `<row r="2"${row}>${cells.join("")}</row></sheetData>`) ?? "";
  const styles = (parts["xl/styles.xml"] ?? "")
    .replace("<fonts", `<numFmts count="4">${moneyFormats.join("")}</numFmts><fonts`)
    .replace('<fonts count="1"><font/>', '<fonts count="2"><font/><font><strike/></font>')
    .replace(/<fills.*<\/fills>/, fills)
    .replace(/<cellXfs.*<\/cellXfs>/, formats);
  const entries = Object.entries({ ...parts, [name]: sheet, "xl/styles.xml": styles });
  return zipFile(entries.map(([path, text]) => ({ name: path, text })));
}

/** "!" if the cell is reported; undefined if it states nothing. */
async function read(column: Column, file: Buffer): Promise<string | number | undefined> {
  const [sheet] = await xlsxGrids(file);
  const guess = guessColumns(sheet?.grid ?? []);
  if (!guess.ok) throw new Error(guess.sentence);
  const { draft } = addTower(newDraft("Lagjja"), "Godina A");
  const plan = planRows(draft, guess.sheet, { addsFloors: true });
  if (plan.rows.some(({ findings }) => findings.some(({ at }) => at === `${column}2`))) return "!";
  const floor = plan.draft.project.floors.find(({ apartments }) => apartments.length > 0);
  const [apartment] = floor?.apartments ?? [];
  if (!floor || !apartment) return "no apartment";
  const { label, status, area, price } = apartment;
  return { A: floor.floor, B: label, C: status, D: area, E: priceText(price) }[column];
}

const priceText = (price: DraftApartment["price"]) =>
  price?.currency && price.currency !== "EUR" ? `${price.amount} ${price.currency}` : price?.amount;

type Case = readonly [what: string, column: Column, cell: string, result: string | number | undefined, row?: string];

const errors = ["#N/A", "#DIV/0!", "#REF!", "#VALUE!", "#NAME?", "#NUM!", "#NULL!", "#SPILL!", "#CALC!"] as const;

const cases: readonly Case[] = [
  ["a figure", "E", "<v>98000</v>", 98_000],
  ["a figure with an exponent", "E", "<v>9.8E4</v>", 98_000],
  ["a figure that its format shows as money", "E", 's="2"><v>98000</v>', 98_000],
  ["a figure in a red cell", "E", 's="3"><v>98000</v>', 98_000],
  ["a figure that is struck through", "E", 's="5"><v>98000</v>', 98_000],
  ["a figure that its format shows as Lekë", "E", 's="6"><v>9800000</v>', "9800000 ALL"],
  ["a figure that its format shows as pounds", "E", 's="7"><v>425000.5</v>', "425000.5 GBP"],
  ["a figure that its format shows as francs", "E", 's="8"><v>389000</v>', "389000 CHF"],
  ["a formula that its format shows as Lekë", "E", 's="6"><f>7*1400000</f><v>9800000</v>', "9800000 ALL"],
  ["a formula in Lekë that was never calculated", "E", 's="6"><f>7*1400000</f>', "!"],
  ["an empty cell that its format shows as Lekë", "E", 's="6"/', undefined],
  ["an area in a cell for pounds", "D", 's="7"><v>62.5</v>', "!"],
  ["a figure below 0", "E", "<v>-98000</v>", "!"],
  ["a figure that is shown as a day", "E", 's="1"><v>46000</v>', "!"],
  ["a figure kept as text", "E", 's="4" t="inlineStr"><is><t>98000</t></is>', 98_000],
  ["a text with a narrow space", "E", 't="inlineStr"><is><t>98\u202f000 €</t></is>', 98_000],
  [
    "a text with a hard space before it",
    "E",
    't="inlineStr"><is><t xml:space="preserve">\u00a098.000</t></is>',
    98_000,
  ],
  ["a text over two lines", "E", 't="inlineStr"><is><t xml:space="preserve">98.000\n€</t></is>', 98_000],
  ["a partly bold text", "E", 't="inlineStr"><is><r><t>98</t></r><r><rPr><b/></rPr><t>.000 €</t></r></is>', 98_000],
  ["yes or no", "E", 't="b"><v>1</v>', "!"],
  ["an empty cell", "E", "", undefined],
  ["an empty red cell", "E", 's="3">', undefined],
  ["a text of spaces", "E", 't="inlineStr"><is><t xml:space="preserve">  </t></is>', undefined],
  ["a formula with its figure", "E", "<f>1400*70</f><v>98000</v>", 98_000],
  ["a shared formula with its figure", "E", '<f t="shared" si="0"/><v>98000</v>', 98_000],
  ["a formula of a range", "E", '<f t="array" ref="E2">SUM(D2)</f><v>98000</v>', 98_000],
  ["a formula with its text", "E", 't="str"><f>A1&amp;"€"</f><v>98.000 €</v>', 98_000],
  ["a formula that says nothing", "E", 't="str"><f>IF(A2,"","")</f><v></v>', undefined],
  ["a formula that was never calculated", "E", "<f>1400*70</f>", "!"],
  ["a formula with an empty value", "E", "<f>1400*70</f><v></v>", "!"],
  ["a red formula that was never calculated", "E", 's="3"><f>1400*70</f><v/>', "!"],
  ...errors.flatMap((error): Case[] => [
    [`${error} for a price`, "E", `t="e"><v>${error}</v>`, "!"],
    [`a formula that gives ${error}`, "E", `t="e"><f>1/0</f><v>${error}</v>`, "!"],
  ]),
  ["#N/A for a status", "C", 't="e"><v>#N/A</v>', "!"],
  ["a status by formula", "C", 't="str"><f>IF(1,"shitur","")</f><v>shitur</v>', "sold"],
  ["a status by a formula without its value", "C", '<f>IF(1,"shitur","")</f>', "!"],
  ["a status in a green cell", "C", 's="3" t="inlineStr"><is><t>SHITUR</t></is>', "sold"],
  ["a red cell without a status", "C", 's="3">', undefined],
  ["a status of yes or no", "C", 't="b"><v>1</v>', "!"],
  ["a status of 1", "C", "<v>1</v>", "!"],
  ["#DIV/0! for an area", "D", 't="e"><v>#DIV/0!</v>', "!"],
  ["an area with the noise of sums", "D", "<v>62.499999999999993</v>", 62.5],
  ["an area by formula", "D", "<f>60+2.5</f><v>62.5</v>", 62.5],
  ["an area by a formula without its value", "D", "<f>60+2.5</f>", "!"],
  ["an area that became a day", "D", 's="1"><v>46000</v>', "!"],
  ["an area of yes or no", "D", 't="b"><v>0</v>', "!"],
  ["a label as figure", "B", "<v>12</v>", "12"],
  ["a label with zeros before it", "B", 's="4" t="inlineStr"><is><t>012</t></is>', "012"],
  ["a label by formula", "B", 't="str"><f>"A"&amp;12</f><v>A12</v>', "A12"],
  ["a label that became a day", "B", 's="1"><v>46000</v>', "!"],
  ["#REF! for a label", "B", 't="e"><v>#REF!</v>', "!"],
  ["a label by a formula without its value", "B", '<f>"A"&amp;12</f>', "!"],
  ["a floor by word", "A", 't="inlineStr"><is><t>Përdhesa</t></is>', 0],
  ["a floor below the ground", "A", "<v>-1</v>", -1],
  ["a floor that became a day", "A", 's="1"><v>46000</v>', "!"],
  ["#NAME? for a floor", "A", 't="e"><v>#NAME?</v>', "!"],
  ["a floor by a formula without its value", "A", "<f>A1+1</f>", "!"],
  ["a row that a filter hides", "E", "<v>98000</v>", 98_000, ' hidden="1"'],
  ["a row that is folded away", "E", "<v>98000</v>", 98_000, ' outlineLevel="1" collapsed="1"'],
  ["a row in another height and colour", "E", "<v>98000</v>", 98_000, ' s="3" customFormat="1" ht="30"'],
];

describe("an Excel cell", () => {
  it.each(cases.map((each) => [each[0], each] as const))("with %s", async (_, [, column, cell, result, row]) => {
    expect(await read(column, sheetWith(column, cell, { row }))).toBe(result);
  });

  const prices = cases.filter(([, column]) => column === "E");
  it.each(prices.map((each) => [each[0], each] as const))(
    "with %s reads the same next to an empty cell that only has a colour",
    async (_, [, column, cell, result, row]) => {
      expect(await read(column, sheetWith(column, cell, { row, area: 's="3"/' }))).toBe(result);
    },
  );
});
