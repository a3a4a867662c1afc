import { plainWord, textOf } from "../../../sync/cells/cell.ts";
import type { NamedGrid } from "../../../sync/cells/gridRows.ts";
import { readKind } from "../../../sync/cells/kind.ts";
import { readPriceCell } from "../../../sync/cells/price.ts";
import { areRates, readVat } from "../../../sync/cells/vat.ts";
import { headingRows, sizeProblem, type SheetGrid } from "../../../sync/cells/row.ts";
import {
  columnAt,
  headingAbove,
  type HeadingColumn,
  headingColumns,
  headingTexts,
  headingVat,
  headingWord,
  numberHeading,
  partOfArea,
  repeatedTexts,
} from "../../../sync/cells/headings.ts";

/** The columns of a list of apartments that a column mapping can name. No others reach the draft. */
export const rowColumns = headingColumns;

export type RowColumn = HeadingColumn;

export type NamedSheet = NamedGrid;

/** The owner's mapping of columns, by heading: "none" is not used. Only where the headings are not sufficient. */
export type ColumnWords = Readonly<Record<string, RowColumn | "none">>;

/** Prefixes of headings of columns about people. */
const people = new RegExp(
  "^(?:" +
    "bleres|klient|kontakt|emri|emerm|mbiemr|pronar|telefon|tel$|mobil|email|adres|agjent|shites|kontrat|nrkontrat|shenim|verejtj|koment|" +
    "buyer|client|customer|owner|name|contact|phone|address|agent|contract|note|comment|remark|" +
    "kaufer|kunde|interessent|besitzer|eigentumer|nachname|vorname|handy|anschrift|makler|vertrag|notar|bemerkung|anmerkung|notiz|" +
    "kupac|kupc|ime|prezime|vlasnik|ugovor|brojugovor|brugovor|posrednik|komentar|napomen|primedb|opaska|" +
    "купувач|купац|купц|клиент|име|презиме|сопственик|власник|контакт|телефон|тел$|моб|адрес|договор|уговор|агент|посредник|коментар|забелешк|напомен|примедб" +
    ")",
);

/** The mapping derived from a sheet's headings. */
export type GuessedSheet = NamedSheet & {
  /** As in the sheet, "" where a column has none. */
  readonly headings: readonly string[];
  /** Indices of columns that seem to contain people's names or notes about them. */
  readonly personal: readonly number[];
};

export type Guess =
  { readonly ok: true; readonly sheet: GuessedSheet } | { readonly ok: false; readonly sentence: string };

/**
 * Reads the sheet of an uploaded list (xlsx, csv): finds the header row, also below titles, and proposes the meaning of each column
 * (the first of two candidates), which the owner may change. Refused with a sentence if the sheet is too large or empty.
 */
export function guessColumns(grid: SheetGrid, own: ColumnWords = {}, layouts: LayoutNames = noLayouts): Guess {
  const width = Math.max(0, ...grid.slice(0, 1000).map(({ length }) => length));
  const sentence = sizeProblem({ rows: grid.length, columns: width });
  if (sentence !== undefined) return { ok: false, sentence };
  if (grid.every((cells) => cells.every((value) => textOf(value) === ""))) {
    return { ok: false, sentence: "The sheet is empty." };
  }
  const none: GuessedSheet = { grid, headingRow: -1, columns: {}, headings: [], personal: [] };
  let best = { count: 0, sheet: none };
  for (const row of grid.slice(0, headingRows).keys()) {
    const count = countHeadings(grid, row, own);
    // A single word is a title that happens to match.
    if (count < 2 || count <= best.count) continue;
    best = { count, sheet: sheetBelow(grid, row, own, layouts) };
  }
  return { ok: true, sheet: best.sheet };
}

/** The number of headings of a row that identify their column. */
function countHeadings(grid: SheetGrid, row: number, own: ColumnWords): number {
  const columns = headingTexts(grid, row).map(
    (text, index) => ownColumn(text, own) ?? columnAt(grid, row, index) ?? (numberHeading(text) && "label"),
  );
  return new Set(columns.filter((column) => column !== undefined)).size;
}

/** A sheet with its headings in that row, counted from 0: rows above them are not apartments. */
export function sheetBelow(
  grid: SheetGrid,
  headingRow: number,
  own: ColumnWords = {},
  layouts: LayoutNames = noLayouts,
): GuessedSheet {
  const headings = headingTexts(grid, headingRow);
  const groupAbove = groupFinder(grid, headingRow);
  const personal = headings.flatMap((heading, index) =>
    isPersonal(heading) || isPersonal(groupAbove(index)) ? [index] : [],
  );
  const guessed = withLayouts(headingsIn(grid, headingRow), grid.slice(headingRow + 1), layouts);
  return { grid, headingRow, columns: withOwn(guessed, headings, own), headings, personal };
}

/** Each word of "Status / Kupac" is tested: such a column names people, too. */
const isPersonal = (heading: string): boolean => heading.split(/[/|]/).some((part) => people.test(headingWord(part)));

/** The heading above several columns: a single text in its row is a title. */
function groupFinder(grid: SheetGrid, headingRow: number): (column: number) => string {
  const texts = (grid[headingRow - 1] ?? []).filter((value) => textOf(value) !== "");
  return (column) => (texts.length > 1 ? headingAbove(grid, headingRow, column) : "");
}

const ownColumn = (heading: string, own: ColumnWords): RowColumn | undefined => {
  const column = Object.hasOwn(own, heading) ? own[heading] : undefined;
  return column === "none" ? undefined : column;
};

/** The names of the project's layouts, as `plainWord` returns them. */
type LayoutNames = ReadonlySet<string>;

const noLayouts: LayoutNames = new Set();

/** "Tipi" and "Type" also head columns of layouts: it is one if most of its values are names of the project's layouts. */
function withLayouts(guessed: NamedSheet["columns"], rows: SheetGrid, layouts: LayoutNames): NamedSheet["columns"] {
  const { type, ...others } = guessed;
  if (type === undefined || guessed.layout !== undefined) return guessed;
  const values = rows.map((cells) => textOf(cells[type] ?? null)).filter(Boolean);
  const layoutCount = values.filter((value) => layouts.has(plainWord(value))).length;
  return layoutCount * 2 > values.length ? { ...others, layout: type } : guessed;
}

/** The columns as the owner named them before. */
function withOwn(guessed: NamedSheet["columns"], headings: readonly string[], own: ColumnWords): NamedSheet["columns"] {
  let columns = guessed;
  const repeated = repeatedTexts(headings);
  for (const [index, heading] of headings.entries()) {
    if (!Object.hasOwn(own, heading) || repeated.has(heading)) continue;
    const others = Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== index));
    const column = ownColumn(heading, own);
    columns = { ...others, ...(column && { [column]: index }) };
  }
  return columns;
}

const maxHeadingLength = 100;

/** The mapping remembered from an imported list, along with the earlier one: columns whose use differs from their headings. */
export function columnWordsOf(
  { grid, headingRow, headings }: GuessedSheet,
  chosen: NamedSheet["columns"],
  before: ColumnWords = {},
): ColumnWords {
  const guessed = sheetBelow(grid, headingRow).columns;
  const words = new Map(Object.entries(before));
  // If two columns share a heading, either may be meant.
  const repeated = repeatedTexts(headings);
  for (const [index, heading] of headings.entries()) {
    if (heading === "" || heading.length > maxHeadingLength || repeated.has(heading)) continue;
    const column = rowColumns.find((each) => chosen[each] === index);
    if (column === rowColumns.find((each) => guessed[each] === index)) words.delete(heading);
    else words.set(heading, column ?? "none");
  }
  return Object.fromEntries(words);
}

/** Of two columns that could be the same, the first. */
function headingsIn(grid: SheetGrid, headingRow: number): NamedSheet["columns"] {
  const found: Partial<Record<RowColumn, number>> = {};
  const cells = headingTexts(grid, headingRow);
  const rows = grid.slice(headingRow + 1);
  const columnsByIndex = cells.map((_, index) => byValues(columnAt(grid, headingRow, index), rows, index));
  const vatOf = (index: number) => headingVat(grid, headingRow, index)?.vat;
  for (const [index, column] of withParts(columnsByIndex, cells).entries()) {
    if (!column) continue;
    const first = found[column];
    // Of a price with VAT and one without it, visitors get the one with VAT.
    const isWithVat =
      column === "price" && first !== undefined && vatOf(first) === "excluded" && vatOf(index) === "included";
    if (first === undefined || isWithVat) found[column] = index;
  }
  if (found.label === undefined) {
    const number = cells.findIndex(
      (value, index) => numberHeading(value) === "number" && !countsRows(grid.slice(headingRow + 1), index),
    );
    if (number >= 0) found.label = number;
  }
  if (found.area === undefined && found.netArea !== undefined) {
    const { netArea: area, ...others } = found;
    return { ...others, area };
  }
  // A list's only area column is the area.
  if (found.area === undefined && found.totalArea !== undefined) {
    const { totalArea: area, ...others } = found;
    return { ...others, area };
  }
  return found;
}

/**
 * "Lloji" and "Type" head a column of kinds ("Banesë", "Lokal") or of types ("2+1"): its values decide. "TVSH" heads a column that
 * states whether the price includes the tax, or the tax rate; if its values are amounts it is not used.
 */
function byValues(column: RowColumn | undefined, rows: SheetGrid, index: number): RowColumn | undefined {
  if (column !== "type" && column !== "kind" && column !== "vat") return column;
  const values = rows.map((cells) => cells[index] ?? null).filter((value) => textOf(value) !== "");
  if (values.length === 0) return column;
  if (column === "vat") {
    if (areRates(values)) return "vatPercent";
    const areAmounts = values.every((value) => !readVat(value).ok && readPriceCell(value).ok);
    return areAmounts ? undefined : column;
  }
  const kinds = values.filter((value) => readKind(value).ok).length;
  if (column === "type") return kinds === values.length ? "kind" : "type";
  return kinds === 0 ? "type" : "kind";
}

/** If several columns are the area, or the outdoor area, each is the part that its own heading names. */
function withParts(
  columnsByIndex: readonly (RowColumn | undefined)[],
  cells: readonly string[],
): readonly (RowColumn | undefined)[] {
  const count = (column: RowColumn) => columnsByIndex.filter((each) => each === column).length;
  const repeated = new Set((["area", "outdoorArea"] as const).filter((column) => count(column) > 1));
  return columnsByIndex.map((column, index) => {
    if (column !== "area" && column !== "outdoorArea") return column;
    return (repeated.has(column) && partOfArea(cells[index] ?? "")) || column;
  });
}

/** So few rows might also be apartments 1 and 2. */
const fewRows = 3;

/** Whether a column contains only 1, 2, 3 and so on: apartments of several floors or buildings do not have such names. */
function countsRows(rows: SheetGrid, index: number): boolean {
  const numbers = rows.flatMap((cells) => {
    const text = textOf(cells[index] ?? null);
    return text === "" || !/\d/.test(text) ? [] : text.replace(/\.$/, "");
  });
  return numbers.length >= fewRows && numbers.every((text, row) => text === String(row + 1));
}
