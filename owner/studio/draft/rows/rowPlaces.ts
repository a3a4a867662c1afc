import { placeName, textOf, type CellValue } from "../../../sync/cells/cell.ts";
import { addressOf, type Cell, type Row } from "../../../sync/cells/row.ts";
import { floorNumber } from "../../../sync/apartments/projectApartments.ts";
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
  | { readonly ok: true; readonly tower: string; readonly floor: number; readonly isNew: boolean }
  | { readonly ok: false; readonly cell: Cell; readonly reason: string };

const namesOf = (...texts: readonly unknown[]): readonly string[] =>
  texts
    .flatMap((text): unknown[] => (typeof text === "object" && text !== null ? Object.values(text) : [text]))
    .flatMap((text) => (typeof text === "string" && text !== "" ? [placeName(text)] : []));

/** Finds a row's floor by what its tower and floor are called; made once for all rows. */
export function placeFinder({ towers, floors }: DraftProject): (row: SheetRow) => Place {
  const byName = new Map(towers.flatMap(({ id, name, label }) => namesOf(id, name, label).map((each) => [each, id])));
  const labels = new Map(
    floors.flatMap(({ tower, floor, label }) => namesOf(label).map((each) => [`${tower} ${each}`, floor] as const)),
  );
  const numbers = new Set(floors.map(({ tower, floor }) => `${tower} ${floor}`));
  return ({ at, cells }) => {
    const { tower: towerCell, floor: floorCell } = cells;
    const [only, second] = towers;
    const tower = towerCell ? byName.get(placeName(textOf(towerCell.value))) : second ? undefined : only?.id;
    const row: Cell = { at, value: null };
    if (tower === undefined) {
      const reason = towerCell ? "no such tower in the project" : "no column says which tower it stands in";
      return { ok: false, cell: towerCell ?? row, reason };
    }
    if (!floorCell) return { ok: false, cell: row, reason: "no column says which floor it is on" };
    const name = placeName(textOf(floorCell.value));
    const labelled = labels.get(`${tower} ${name}`);
    const number = Number(floorNumber(floorCell.value) ?? (groundNames.has(name) ? 0 : Number.NaN));
    const floor = labelled ?? number;
    if (!Number.isInteger(floor)) return { ok: false, cell: floorCell, reason: "no such floor in this tower" };
    return { ok: true, tower, floor, isNew: !numbers.has(`${tower} ${floor}`) };
  };
}

const groundNames = new Set(
  ["përdhesa", "përdhesë", "perdhese", "ground floor", "ground", "erdgeschoss", "eg", "prizemlje"].map(placeName),
);

/** The columns that `kulla sync` finds an apartment by, and reads prices from. */
export const asSyncRow = ({ at, cells }: SheetRow): Row => ({ at, cells });
