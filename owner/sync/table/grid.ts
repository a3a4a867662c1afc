import type { CellValue } from "../cells/cell.ts";
import { gridRows, type NamedGrid } from "../cells/gridRows.ts";
import { headingColumn, headingText, headingTexts, withoutBrackets } from "../cells/headings.ts";
import { SyncError } from "../SyncError.ts";
import { columns, headingRows, type Column, type ColumnNames, type SheetGrid, type Row } from "../cells/row.ts";

/** The positions of the mapped columns: their index by name, below the row of headings. */
export type Headings = { readonly row: number; readonly indexes: ReadonlyMap<Column, number> };

const plain = (value: CellValue): string => headingText(value).toLowerCase();

/** The row with the most mapped headings; a column that it lacks is missing in `indexes`. */
export function findHeadings(grid: SheetGrid, names: ColumnNames): Headings {
  let best: Headings = { row: 0, indexes: new Map() };
  for (const row of grid.slice(0, headingRows).keys()) {
    const headings = headingTexts(grid, row).map(plain);
    const found = columns.flatMap((column) => {
      const index = headings.indexOf(plain(names[column] ?? null));
      return names[column] !== undefined && index >= 0 ? [[column, index] as const] : [];
    });
    if (found.length > best.indexes.size) best = { row, indexes: new Map(found) };
  }
  return best;
}

/** The mapped headings that are missing. */
export function missingHeadings({ indexes }: Headings, names: ColumnNames): readonly string[] {
  return columns.flatMap((column) => (indexes.has(column) ? [] : (names[column] ?? [])));
}

type RowsOf = Pick<NamedGrid, "isFrom1904" | "merged"> & { readonly failures?: ReadonlyMap<number, string> };

/**
 * The rows below the headings; rows without any mapped cell are left out. `failures`: the reader's errors, by row.
 * @throws SyncError if a heading is missing or appears twice
 */
export function gridRowsOf(grid: SheetGrid, names: ColumnNames, { failures, ...sheet }: RowsOf = {}): readonly Row[] {
  const headings = findHeadings(grid, names);
  const missing = missingHeadings(headings, names);
  if (missing.length > 0) {
    const meant = likelyHeadings(grid, headings, names);
    throw new SyncError(
      `The sheet has no row with all headings that "columns" names: ${quoted(missing)} is missing` +
        `${meant.length > 0 ? `; ${quoted(meant)} may be meant` : ""}.`,
    );
  }
  const titles = headingTexts(grid, headings.row).map(plain);
  const twice = [...headings.indexes].filter(([, index]) => titles.lastIndexOf(titles[index] ?? "") !== index);
  if (twice.length > 0) {
    throw new SyncError(`The heading ${quoted(twice.map(([column]) => names[column] ?? ""))} appears twice.`);
  }
  return gridRows(
    { ...sheet, grid, headingRow: headings.row, columns: Object.fromEntries(headings.indexes) },
    failures,
  );
}

/** Headings of the sheet that other lists use for the missing columns. Only words known here are named: nothing else in the sheet is reported. */
function likelyHeadings(grid: SheetGrid, { row, indexes }: Headings, names: ColumnNames): readonly string[] {
  if (indexes.size === 0) return [];
  const missingColumns = new Set<string | undefined>(columns.filter((column) => names[column] && !indexes.has(column)));
  const usedIndexes = new Set(indexes.values());
  return (grid[row] ?? []).flatMap((value, index) =>
    !usedIndexes.has(index) && missingColumns.has(headingColumn(value))
      ? withoutBrackets(headingText(value), "").trim()
      : [],
  );
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
