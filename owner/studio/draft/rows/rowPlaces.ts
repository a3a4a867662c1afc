import { placeName, textOf, type CellValue } from "../../../sync/cells/cell.ts";
import { addressOf, type Cell, type Row } from "../../../sync/cells/row.ts";
import { floorKeys, labelKeys, readFloor } from "../../../sync/cells/floor.ts";
import type { DraftProject } from "../draft.ts";
import { rowColumns, type NamedSheet, type RowColumn } from "./rowColumns.ts";

export type RowCells = Readonly<Partial<Record<RowColumn, Cell>>>;

/** A row below the headings, with the named columns only. */
export type SheetRow = {
  /** "row 14", counted as the spreadsheet does. */
  readonly at: string;
  readonly cells: RowCells;
  /** Empty here, and taken from a row above, as merged cells give it. */
  readonly inherited: readonly RowColumn[];
};

export const madeDate = "the spreadsheet made a date of it: format the cell as text";

/** What is written once for the rows below it. */
const merged = ["tower", "floor"] as const;

/** The rows that have an apartment, a label or another named cell of their own. */
export function sheetRows({ grid, headingRow, columns }: NamedSheet): readonly SheetRow[] {
  const above = new Map<RowColumn, CellValue>();
  return grid.flatMap((values, index): SheetRow[] => {
    if (index <= headingRow) return [];
    const cells: Partial<Record<RowColumn, Cell>> = {};
    for (const column of rowColumns) {
      const at = columns[column];
      if (at !== undefined) cells[column] = { at: addressOf(at, index), value: values[at] ?? null };
    }
    // An id that is not there yet: found by its place.
    if (cells.label && textOf(cells.home?.value ?? null) === "") delete cells.home;
    const isEmpty = Object.values(cells).every(({ value }) => textOf(value) === "");
    if (isEmpty) return [];
    const inherited = merged.filter((column) => inherit(cells, column, above));
    return [{ at: `row ${index + 1}`, cells, inherited }];
  });
}

function inherit(
  cells: Partial<Record<RowColumn, Cell>>,
  column: (typeof merged)[number],
  above: Map<RowColumn, CellValue>,
): boolean {
  const cell = cells[column];
  if (!cell) return false;
  if (textOf(cell.value) !== "") {
    // Another tower begins with floors of its own.
    if (column === "tower" && above.get("tower") !== cell.value) above.delete("floor");
    above.set(column, cell.value);
    return false;
  }
  const value = above.get(column);
  if (value === undefined) return false;
  cells[column] = { at: cell.at, value };
  return true;
}

/** The floor that a row says it stands on; `isNew`: the tower has none of that number yet. */
export type Place =
  | {
      readonly ok: true;
      readonly tower: string;
      readonly floor: number;
      readonly isNew: boolean;
      /** What a floor without a number in the list is called there: "Mansarda". */
      readonly label?: string;
      /** All floors of an apartment over several. */
      readonly storeys?: readonly number[];
    }
  | { readonly ok: false; readonly cell: Cell; readonly reason: string };

const namesOf = (...texts: readonly unknown[]): readonly string[] =>
  texts
    .flatMap((text): unknown[] => (typeof text === "object" && text !== null ? Object.values(text) : [text]))
    .flatMap((text) => (typeof text === "string" && text !== "" ? [text] : []));

const noFloor = "no such floor in this tower";

/** Finds a row's floor by what its tower and floor are called; made once for all rows. */
export function placeFinder({ towers, floors }: DraftProject, rows: readonly SheetRow[]): (row: SheetRow) => Place {
  const byName = new Map(
    towers.flatMap(({ id, name, label }) => namesOf(id, name, label).map((each) => [placeName(each), id])),
  );
  const labels = new Map(
    floors.flatMap(({ tower, floor, label }) =>
      namesOf(label)
        .flatMap(labelKeys)
        .map((key) => [`${tower} ${key}`, floor] as const),
    ),
  );
  const numbers = new Set(floors.map(({ tower, floor }) => `${tower} ${floor}`));
  const [only, second] = towers;
  const towerOf = ({ tower: cell }: RowCells): string | undefined =>
    cell ? byName.get(placeName(textOf(cell.value))) : second ? undefined : only?.id;
  const atticOf = atticFinder(floors, rows, towerOf);
  return ({ at, cells }) => {
    const { tower: towerCell, floor: floorCell } = cells;
    const tower = towerOf(cells);
    const row: Cell = { at, value: null };
    if (tower === undefined) {
      const reason = towerCell ? "no such tower in the project" : "no column says which tower it stands in";
      return { ok: false, cell: towerCell ?? row, reason };
    }
    if (!floorCell) return { ok: false, cell: row, reason: "no column says which floor it is on" };
    const { value } = floorCell;
    if (value instanceof Date) return { ok: false, cell: floorCell, reason: madeDate };
    const read = readFloor(value);
    const keys = floorKeys(value);
    const labelled = keys.flatMap((key) => labels.get(`${tower} ${key}`) ?? []);
    const [floor = read.word === "attic" ? atticOf(tower) : undefined] = [...labelled, ...read.numbers];
    if (floor === undefined) {
      const reason = read.word ? "a floor between two others: add it under this name first" : noFloor;
      return { ok: false, cell: floorCell, reason };
    }
    const isNew = [floor, ...read.numbers.slice(1)].some((each) => !numbers.has(`${tower} ${each}`));
    return {
      ok: true,
      tower,
      floor,
      isNew,
      ...(read.label !== undefined && { label: read.label }),
      ...(read.numbers.length > 1 && { storeys: read.numbers }),
    };
  };
}

/** The number of an attic that the project does not call so: it lies above the highest floor that the list numbers. */
function atticFinder(
  floors: DraftProject["floors"],
  rows: readonly SheetRow[],
  towerOf: (cells: RowCells) => string | undefined,
): (tower: string) => number {
  const listed = new Map<string, number>();
  for (const { cells } of rows) {
    const tower = towerOf(cells);
    const highest = readFloor(cells.floor?.value ?? null).numbers.at(-1);
    if (tower !== undefined && highest !== undefined) {
      listed.set(tower, Math.max(highest, listed.get(tower) ?? highest));
    }
  }
  return (tower) => {
    const built = floors.filter((each) => each.tower === tower).map(({ floor }) => floor);
    const top = built.length > 0 ? Math.max(...built) : 0;
    const above = (listed.get(tower) ?? top) + 1;
    // A list of a few floors says nothing of where the others end.
    return above >= top ? above : top + 1;
  };
}

/** The columns that `kulla sync` finds an apartment by, and reads prices from. */
export const asSyncRow = ({ at, cells }: SheetRow): Row => ({ at, cells });
