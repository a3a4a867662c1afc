import { cutCell, textOf, type CellValue } from "./cell.ts";
import { cellLimit } from "./extras.ts";
import { headingColumns, headingVat, type HeadingColumn } from "./headings.ts";
import { isTotalRow } from "./totals.ts";
import { cellAddress, type SheetCell, dayColumns, type SheetGrid, type StatedVat } from "./row.ts";

/** A sheet, and which of its columns are read, by their index from 0. Columns that are not named here are never read. */
export type NamedGrid = {
  readonly grid: SheetGrid;
  /** Index of the row of headings, -1 if there is none. */
  readonly headingRow: number;
  readonly columns: Readonly<Partial<Record<HeadingColumn, number>>>;
  /** Its days are counted from 1904. */
  readonly isFrom1904?: boolean;
  /** Cells of several rows: "B6:B12". */
  readonly merged?: readonly string[];
};

export type GridCells = Readonly<Partial<Record<HeadingColumn, SheetCell>>>;

/** A row below the headings, with the named columns only. */
export type GridRow = {
  /** "row 14", numbered as in the spreadsheet. */
  readonly at: string;
  readonly cells: GridCells;
  /** Empty here, and filled from a row above, as with merged cells. */
  readonly inherited: readonly HeadingColumn[];
  /** Why this row's cells cannot be trusted. */
  readonly failure?: string;
};

/** The day offset of the 1904 system. A cell with a date format is read as a date; one without it as a number. */
const daysUntil1904 = 1462;

/** Values written once for the rows below them. */
const places = ["tower", "entrance", "floor"] as const;
type PlaceColumn = (typeof places)[number];

const isEmpty = (cell: SheetCell | undefined): boolean => !cell || textOf(cell.value) === "";

/**
 * All data rows: those with a value of their own in at least one recognised column. Building, entrance and floor are filled down: a merged
 * cell has a value only next to its first apartment. A row with nothing but these is a heading for the rows below it. `failures`:
 * problems with entire rows, by index; the rows below such a row are not filled down until they state their own place.
 */
export function gridRows(sheet: NamedGrid, failures: ReadonlyMap<number, string> = new Map()): readonly GridRow[] {
  const { grid, headingRow, columns, isFrom1904 = false } = sheet;
  const fill = placeFiller(sheet);
  const vats = columnVats({ grid, headingRow, columns });
  const isRepeated = repeatedHeadings(sheet);
  return grid.flatMap((values, index): GridRow[] => {
    if (index <= headingRow) return [];
    const at = `row ${index + 1}`;
    const cells: Partial<Record<HeadingColumn, SheetCell>> = {};
    for (const column of headingColumns) {
      const place = columns[column];
      if (place === undefined) continue;
      const value = cutCell(values[place] ?? null, cellLimit(column));
      const isCounted = isFrom1904 && dayColumns.has(column) && typeof value === "number";
      const columnVat = vats[column];
      cells[column] = {
        at: cellAddress(place, index),
        value: isCounted ? value + daysUntil1904 : value,
        ...(columnVat && { columnVat }),
      };
    }
    if (isRepeated(cells)) return [];
    const failure = failures.get(index);
    if (failure !== undefined) {
      fill.forget();
      return [{ at, cells, inherited: [], failure }];
    }
    const filled = headingColumns.filter((column) => !isEmpty(cells[column]));
    if (filled.length === 0) return [];
    // The rows below a sum have the place of those above it.
    if (isTotalRow(cells)) return [{ at, cells, inherited: [] }];
    const inherited = fill.down(cells);
    const isHeading = columns.label !== undefined && filled.every((column) => places.some((place) => place === column));
    return isHeading ? [] : [{ at, cells, inherited }];
  });
}

/** Lists made for printing repeat their headings on every page. */
function repeatedHeadings({ grid, headingRow, columns }: NamedGrid): (cells: GridCells) => boolean {
  const headings = new Map(
    headingColumns.map((column) => {
      const place = columns[column];
      const heading = place === undefined ? null : (grid[headingRow]?.[place] ?? null);
      return [column, textOf(cutCell(heading, cellLimit(column)))];
    }),
  );
  return (cells) => {
    const named = headingColumns.filter((column) => !isEmpty(cells[column]));
    return named.length > 1 && named.every((column) => textOf(cells[column]?.value ?? null) === headings.get(column));
  };
}

/** The VAT that the headings of the columns of prices state: "Çmimi pa TVSH". */
export function columnVats({
  grid,
  headingRow,
  columns,
}: NamedGrid): Readonly<Partial<Record<HeadingColumn, StatedVat>>> {
  const stated = (["price", "pricePerArea"] as const).flatMap((column) => {
    const at = columns[column];
    const vat = at === undefined ? undefined : headingVat(grid, headingRow, at);
    return vat ? [[column, vat] as const] : [];
  });
  return Object.fromEntries(stated);
}

/**
 * Whether a cell is merged with one above it; undefined in a column without merged cells, where empty ones may mean the same. A garage
 * below "Hyrja 2" belongs to no entrance.
 */
function mergeFinder(ranges: readonly string[]): (address: string) => boolean | undefined {
  const continued = new Map<string, Set<number>>();
  for (const range of ranges) {
    const [, column = "", first, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
    const rows = continued.get(column) ?? new Set<number>();
    // Merged cells do not overlap; in a damaged file the first one counts.
    for (let row = Number(first) + 1; row <= Number(last) && !rows.has(row); row += 1) rows.add(row);
    continued.set(column, rows);
  }
  return (address) => {
    const [, column = "", row] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    return continued.get(column)?.has(Number(row));
  };
}

/** The building first, then in column order: a new value resets the values after it. Another building has floors of its own. */
function placeFiller({ columns, headingRow, merged = [] }: NamedGrid) {
  const isMerged = mergeFinder(merged.filter((range) => Number(/\d+/.exec(range)?.[0]) > headingRow + 1));
  const above = new Map<PlaceColumn, CellValue>();
  const placeOf = (column: PlaceColumn): number => (column === "tower" ? -1 : (columns[column] ?? 0));
  const ordered = places.toSorted((one, other) => placeOf(one) - placeOf(other));
  const begin = (column: PlaceColumn, value: CellValue): void => {
    const before = above.get(column);
    above.set(column, value);
    if (before === undefined || before === value) return;
    for (const inner of ordered.slice(ordered.indexOf(column) + 1)) above.delete(inner);
  };
  return {
    forget: () => above.clear(),
    down: (cells: Partial<Record<HeadingColumn, SheetCell>>): readonly PlaceColumn[] => {
      for (const column of ordered) {
        const cell = cells[column];
        if (cell && !isEmpty(cell)) begin(column, cell.value);
      }
      return places.filter((column) => {
        const [cell, value] = [cells[column], above.get(column)];
        if (!cell || !isEmpty(cell) || value === undefined) return false;
        if (column === "entrance" && isMerged(cell.at) === false) return false;
        cells[column] = { at: cell.at, value };
        return true;
      });
    },
  };
}
