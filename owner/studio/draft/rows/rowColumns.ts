import { textOf, type CellValue } from "../../../sync/cells/cell.ts";
import { headingRows, sizeFault, type Grid } from "../../../sync/cells/row.ts";
import { headingColumn, type HeadingColumn, headingColumns, headingWord } from "../../../sync/table/headings.ts";

/** What of a list of apartments can be taken. Nothing else gets into the draft. */
export const rowColumns = headingColumns;

export type RowColumn = HeadingColumn;

/** A sheet, and which of its columns are taken, by their index from 0. A column that is not named here is never read. */
export type NamedSheet = {
  readonly grid: Grid;
  /** Index of the row of headings, -1 where there is none. */
  readonly headingRow: number;
  readonly columns: Readonly<Partial<Record<RowColumn, number>>>;
};

/** What headings of columns about people begin with. */
const people =
  /^(?:bleres|klient|kontakt|emri|emerm|mbiemr|pronar|telefon|tel$|email|buyer|client|customer|owner|name|contact|phone|kaufer|kunde|besitzer|nachname|vorname|kupac|ime|prezime|shenim|verejtj|koment|note|comment|remark|bemerkung|notiz|napomen)/;

/** What a sheet's headings say by themselves. */
export type GuessedSheet = NamedSheet & {
  /** As they stand in the sheet, "" where a column has none. */
  readonly headings: readonly string[];
  /** Indices of columns that seem to hold people's names or notes about them. */
  readonly personal: readonly number[];
};

export type Guess =
  { readonly ok: true; readonly sheet: GuessedSheet } | { readonly ok: false; readonly sentence: string };

/**
 * Finds the row of headings, also below titles, and says what each column may be; of two that could be the same the first. A
 * proposal: the owner names the columns. Refused with a sentence where the sheet is too large or empty.
 */
export function guessColumns(grid: Grid): Guess {
  const width = Math.max(0, ...grid.slice(0, 1000).map(({ length }) => length));
  const sentence = sizeFault({ rows: grid.length, columns: width });
  if (sentence !== undefined) return { ok: false, sentence };
  if (grid.every((cells) => cells.every((value) => textOf(value) === ""))) {
    return { ok: false, sentence: "The sheet is empty." };
  }
  let best: GuessedSheet = { grid, headingRow: -1, columns: {}, headings: [], personal: [] };
  for (const [row, cells] of grid.slice(0, headingRows).entries()) {
    const found = headingsIn(cells);
    // One word alone is a title that happens to be one.
    if (Object.keys(found).length < 2 || Object.keys(found).length <= Object.keys(best.columns).length) continue;
    best = sheetBelow(grid, row);
  }
  return { ok: true, sheet: best };
}

/** A sheet whose headings stand in that row, counted from 0: what is above them is no apartment. */
export function sheetBelow(grid: Grid, headingRow: number): GuessedSheet {
  const cells = grid[headingRow] ?? [];
  const personal = cells.flatMap((value, index) => (people.test(headingWord(value)) ? [index] : []));
  return { grid, headingRow, columns: headingsIn(cells), headings: cells.map(textOf), personal };
}

function headingsIn(cells: readonly CellValue[]): NamedSheet["columns"] {
  const found: Partial<Record<RowColumn, number>> = {};
  for (const [index, value] of cells.entries()) {
    const column = headingColumn(value);
    if (column && found[column] === undefined) found[column] = index;
  }
  return found;
}
