import { textOf, type CellValue } from "./cell.ts";
import { headingColumns, type HeadingColumn } from "./headings.ts";
import { addressOf, type Cell, dayColumns, type Grid } from "./row.ts";

/** A sheet, and which of its columns are read, by their index from 0. A column that is not named here is never read. */
export type NamedGrid = {
  readonly grid: Grid;
  /** Index of the row of headings, -1 where there is none. */
  readonly headingRow: number;
  readonly columns: Readonly<Partial<Record<HeadingColumn, number>>>;
  /** Its days are counted from 1904. */
  readonly isFrom1904?: boolean;
};

export type GridCells = Readonly<Partial<Record<HeadingColumn, Cell>>>;

/** A row below the headings, with the named columns only. */
export type GridRow = {
  /** "row 14", counted as the spreadsheet does. */
  readonly at: string;
  readonly cells: GridCells;
  /** Empty here, and taken from a row above, as merged cells give it. */
  readonly inherited: readonly HeadingColumn[];
  /** Why the cells of this row cannot be trusted. */
  readonly fault?: string;
};

/** From where days are counted otherwise. A cell that has the format of a day comes as one; one without it as a number. */
const daysUntil1904 = 1462;

/** What is written once for the rows below it. */
const places = ["tower", "entrance", "floor"] as const;
type PlaceColumn = (typeof places)[number];

const isEmpty = (cell: Cell | undefined): boolean => !cell || textOf(cell.value) === "";

/**
 * The rows that have a named cell of their own, for every reader of lists. Building, entrance and floor are filled down: a merged
 * cell stands only beside its first apartment. A row that has nothing but these is a heading of those below it. `faults`: what is
 * wrong with a whole row, by its index; nobody knows whose the rows below it are until they say so.
 */
export function gridRows(
  { grid, headingRow, columns, isFrom1904 = false }: NamedGrid,
  faults: ReadonlyMap<number, string> = new Map(),
): readonly GridRow[] {
  const fill = placeFiller(columns);
  return grid.flatMap((values, index): GridRow[] => {
    if (index <= headingRow) return [];
    const at = `row ${index + 1}`;
    const cells: Partial<Record<HeadingColumn, Cell>> = {};
    for (const column of headingColumns) {
      const place = columns[column];
      if (place === undefined) continue;
      const value = values[place] ?? null;
      const isCounted = isFrom1904 && dayColumns.has(column) && typeof value === "number";
      cells[column] = { at: addressOf(place, index), value: isCounted ? value + daysUntil1904 : value };
    }
    const fault = faults.get(index);
    if (fault !== undefined) {
      fill.forget();
      return [{ at, cells, inherited: [], fault }];
    }
    const named = headingColumns.filter((column) => !isEmpty(cells[column]));
    if (named.length === 0) return [];
    const inherited = fill.down(cells);
    const isHeading = columns.label !== undefined && named.every((column) => places.some((place) => place === column));
    return isHeading ? [] : [{ at, cells, inherited }];
  });
}

/** The building first, then as the columns stand: what begins anew takes along what comes after it. Another building has floors of its own. */
function placeFiller(columns: NamedGrid["columns"]) {
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
    down: (cells: Partial<Record<HeadingColumn, Cell>>): readonly PlaceColumn[] => {
      for (const column of ordered) {
        const cell = cells[column];
        if (cell && !isEmpty(cell)) begin(column, cell.value);
      }
      return places.filter((column) => {
        const [cell, value] = [cells[column], above.get(column)];
        if (!cell || !isEmpty(cell) || value === undefined) return false;
        cells[column] = { at: cell.at, value };
        return true;
      });
    },
  };
}
