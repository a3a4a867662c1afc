import { type CellValue, isDay, placeProblem, turnedIntoDate, textOf } from "../../../sync/cells/cell.ts";
import { type GridCells, type GridRow, gridRows } from "../../../sync/cells/gridRows.ts";
import type { SheetCell, Row } from "../../../sync/cells/row.ts";
import { maxFloorsPerCell, readFloor } from "../../../sync/cells/floor.ts";
import { towerCellKeys, towerKeys, type TowerWords } from "../../../sync/cells/apartments/towerKeys.ts";
import type { Draft, DraftProject } from "../draft.ts";
import { floorNames, type FloorNames } from "../apartments/floorNames.ts";
import { betweenKey } from "../apartments/floorNumbers.ts";
import type { NamedSheet } from "./rowColumns.ts";

export type RowCells = GridCells;

/** A row below the headings, with the named columns only. */
export type SheetRow = GridRow;

/** The rows that have an apartment, a label or another mapped cell of their own. */
export function sheetRows(sheet: NamedSheet): readonly SheetRow[] {
  return gridRows(sheet).map((row) => {
    const { home, ...cells } = row.cells;
    // An id that does not exist yet: found by its place.
    return cells.label && home && textOf(home.value) === "" ? { ...row, cells } : row;
  });
}

/** The floor that a row states; `isNew`: the tower has no floor of that number yet. */
export type RowFloor =
  | {
      readonly ok: true;
      readonly tower: string;
      readonly floor: number;
      readonly isNew: boolean;
      /** The name in the list of a floor without a number, "Mansarda", or with another number than its own: "1" above a mezzanine. */
      readonly label?: string;
      /** All floors of an apartment over several. */
      readonly storeys?: readonly number[];
    }
  | { readonly ok: false; readonly cell: SheetCell; readonly reason: string };

const unplaced = "a floor between two others: choose where it is";
const noFloor = "no such floor in this tower";

/** Finds a building by a cell: by its names, or by the owner's own words for it. */
export function towerFinder(
  towers: DraftProject["towers"],
  towerWords: TowerWords,
): (value: CellValue) => string | undefined {
  const keys = towerKeys(towers);
  return (value) => {
    const names = towerCellKeys(value, towerWords);
    return towers.find(({ id }) => names.some((name) => keys.get(id)?.has(name)))?.id;
  };
}

/** Finds the tower of a row; the only one needs no column. */
export function towerOfRow({
  project: { towers },
  settings: { towerWords = {} },
}: Draft): (cells: RowCells) => string | undefined {
  const [only, second] = towers;
  const find = towerFinder(towers, towerWords);
  return ({ tower: cell }) => (cell ? find(cell.value) : second ? undefined : only?.id);
}

/**
 * Finds a row's floor by the names of its tower and floor; built once for all rows. `between`: the floors that words for a floor between two
 * others mean; undefined for one that the owner has not placed yet.
 */
export function placeFinder(
  draft: Draft,
  rows: readonly SheetRow[],
  between: ReadonlyMap<string, number | undefined>,
): (row: SheetRow) => RowFloor {
  const { floors } = draft.project;
  const names = floorNames(floors);
  const numbers = new Set(floors.map(({ tower, floor }) => `${tower} ${floor}`));
  const towerOf = towerOfRow(draft);
  const atticOf = atticFinder(floors, rows, { towerOf, names });
  return ({ at, cells }) => {
    const { tower: towerCell, floor: floorCell } = cells;
    for (const cell of [towerCell, floorCell]) {
      const failed = cell && placeProblem(cell.value);
      if (cell && failed !== undefined) return { ok: false, cell, reason: failed };
    }
    const tower = towerOf(cells);
    const row: SheetCell = { at, value: null };
    if (tower === undefined) {
      const reason = towerCell ? "no such tower in the project" : "no column states its tower";
      return { ok: false, cell: towerCell ?? row, reason };
    }
    if (!floorCell) return { ok: false, cell: row, reason: "no column states its floor" };
    const { value } = floorCell;
    if (isDay(value)) return { ok: false, cell: floorCell, reason: turnedIntoDate };
    const read = readFloor(value);
    const key = betweenKey(tower, read);
    if (between.has(key) && between.get(key) === undefined) return { ok: false, cell: floorCell, reason: unplaced };
    const placed = between.get(key);
    const named = placed === undefined ? names.read(tower, value) : [placed];
    const [floor = read.word === "attic" ? atticOf(tower) : undefined] = named;
    if (floor === undefined) return { ok: false, cell: floorCell, reason: noFloor };
    const label = read.label ?? (read.numbers[0] === floor ? undefined : String(read.numbers[0] ?? ""));
    const storeys = read.isUpToAttic ? upTo(floor, names.read(tower, "attic")[0] ?? atticOf(tower)) : several(named);
    if (storeys && storeys.length > maxFloorsPerCell) return { ok: false, cell: floorCell, reason: noFloor };
    const isNew = (storeys ?? [floor]).some((each) => !numbers.has(`${tower} ${each}`));
    return {
      ok: true,
      tower,
      floor,
      isNew,
      ...(label && { label }),
      ...(storeys && { storeys }),
    };
  };
}

/** All floors of an apartment over several. */
const several = (floors: readonly number[]): readonly number[] | undefined => (floors.length > 1 ? floors : undefined);

/** All floors of an apartment that extends to the attic. */
const upTo = (floor: number, attic: number): readonly number[] =>
  Array.from({ length: Math.max(1, attic - floor) + 1 }, (_, above) => floor + above);

/** The number of an attic that the project does not name: it lies above the highest floor that the list numbers. */
function atticFinder(
  floors: DraftProject["floors"],
  rows: readonly SheetRow[],
  {
    towerOf,
    names,
  }: {
    readonly towerOf: (cells: RowCells) => string | undefined;
    readonly names: FloorNames;
  },
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
    const highest = listed.get(tower);
    const above = (highest === undefined ? top : (names.read(tower, highest)[0] ?? top)) + 1;
    // A list of a few floors does not show where the others end.
    return above >= top ? above : top + 1;
  };
}

/** The columns that `kulla sync` finds an apartment by, and reads prices from. */
export const asSyncRow = ({ at, cells }: SheetRow): Row => ({ at, cells });
