import { floorsOf, apartmentsOn } from "../../../project/lookUps.ts";
import { localText } from "../../../project/localText.ts";
import type { Apartment, Floor, Project, Tower } from "../../../project/types.ts";
import { cellWidths, entranceGap, type WidthOf } from "./cellWidths.ts";

/** An apartment on one line of a floor; `x` and `width` as shares of the tower's own width. */
export type GridCell = {
  readonly apartment: Apartment;
  /** Index among the cells of its floor. */
  readonly index: number;
  readonly x: number;
  readonly width: number;
  /** An apartment on several floors can be pressed only on its entry floor; on the others it is only drawn. */
  readonly isEntryFloor: boolean;
};

/** Cells from left to right; empty if only the other tower has this line. */
export type GridLine = { readonly line: number; readonly cells: readonly GridCell[] };

/** A floor. One with many apartments (a garage) has several lines, upper one first. */
export type GridFloor = {
  readonly floor: number;
  /** `undefined` if only the other tower has this floor. */
  readonly record: Floor | undefined;
  /** What the floor is named after: its record or, if it has none, the other tower's floor. */
  readonly nameSource: Pick<Floor, "floor" | "label">;
  readonly lines: readonly GridLine[];
};

export type GridTower = {
  readonly tower: Tower;
  /** Right of the axis: its lines are aligned to its right edge. */
  readonly isRight: boolean;
  /** Every apartment is of the kind `home`: no shop, no garage. */
  readonly hasOnlyResidential: boolean;
  /** Topmost first. */
  readonly floors: readonly GridFloor[];
};

export type StackGrid = {
  /** Two towers with the same floors are on both sides of an axis, with equal floors side by side. */
  readonly isFacing: boolean;
  /** Whether the area of any apartment is known. */
  readonly hasAreas: boolean;
  readonly towers: readonly GridTower[];
};

/** Maximum number of cells in a line: as many as fit at minimum width, with an entrance or two. */
export const maxCells = 11;

/**
 * The position of all apartments of a project in sections of its buildings. Cell widths are proportional to areas, at one scale for
 * all.
 */
export function stackGrid(project: Project): StackGrid {
  const widthOf = cellWidths(project.floors.flatMap(linesOf));
  const towers = project.towers.map((tower) => ({ tower, floors: floorsOf(project, tower.id) }));
  const [left, right] = towers;
  const isFacing = towers.length === 2 && !!left && !!right && haveSameFloorLabels(left.floors, right.floors);
  const facingRows = isFacing ? rowsOfBoth(left.floors, right.floors) : undefined;
  return {
    isFacing,
    hasAreas: project.floors.some(({ apartments }) => apartments.some(({ area }) => area !== undefined)),
    towers: towers.map(({ tower, floors }, index) => {
      const isRight = isFacing && index === 1;
      const rows = facingRows ?? floors.map(({ floor }): Row => ({ floor, minLines: 1 }));
      return {
        tower,
        isRight,
        hasOnlyResidential: floors.every(({ apartments }) => apartments.every(({ kind }) => kind === "home")),
        floors: rows.map(({ floor, minLines }): GridFloor => {
          const record = findByNumber(floors, floor);
          const nameSource = record ?? findByNumber(project.floors, floor) ?? { floor };
          return { floor, record, nameSource, lines: gridLines(record, minLines, { widthOf, isRight }) };
        }),
      };
    }),
  };
}

/** A floor of the grid, and how many lines it has at least. */
type Row = { readonly floor: number; readonly minLines: number };

/**
 * The rows of two towers that face each other: every floor that at least one of them has, topmost first. Beside a floor with two lines, a
 * floor with one line gets an empty one.
 */
function rowsOfBoth(left: readonly Floor[], right: readonly Floor[]): readonly Row[] {
  const numbers = [...new Set([...left, ...right].map(({ floor }) => floor))].toSorted((a, b) => b - a);
  return numbers.map((floor) => {
    const records = [findByNumber(left, floor), findByNumber(right, floor)];
    return { floor, minLines: Math.max(...records.map((record) => (record ? linesOf(record).length : 1))) };
  });
}

const findByNumber = (floors: readonly Floor[], number: number): Floor | undefined =>
  floors.find(({ floor }) => floor === number);

type Line = readonly Apartment[];

/** Splits the apartments of a floor into as few lines of similar length as possible; those of one entrance stay together. */
function linesOf(floor: Floor): readonly Line[] {
  const apartments = byEntrance(apartmentsOn(floor));
  const count = Math.max(1, Math.ceil(apartments.length / maxCells));
  const length = Math.ceil(apartments.length / count);
  return [...Array(count).keys()].map((index) => apartments.slice(index * length, (index + 1) * length));
}

/** Sorted by entrance in order of appearance, apartments without one first. */
function byEntrance(apartments: readonly Apartment[]): readonly Apartment[] {
  const entrances = ["", ...new Set(apartments.flatMap(({ entrance }) => entrance ?? []))];
  if (entrances.length === 1) return apartments;
  const rank = new Map(entrances.map((entrance, index) => [entrance, index]));
  return apartments.toSorted((a, b) => (rank.get(a.entrance ?? "") ?? 0) - (rank.get(b.entrance ?? "") ?? 0));
}

type LineOptions = { readonly widthOf: WidthOf; readonly isRight: boolean };

/** The lines of a floor, padded at the top with empty ones. */
function gridLines(record: Floor | undefined, minLines: number, options: LineOptions): readonly GridLine[] {
  const lines = record ? linesOf(record) : [];
  const empty = [...Array(Math.max(0, minLines - lines.length)).keys()].map((): Line => []);
  let index = 0;
  return [...empty, ...lines].map((apartments, line) => ({
    line,
    cells: positionsIn(apartments, options).map((cell) => ({
      ...cell,
      index: index++,
      isEntryFloor: cell.apartment.floor === record?.floor,
    })),
  }));
}

type CellPosition = Pick<GridCell, "apartment" | "x" | "width">;

function positionsIn(line: Line, { widthOf, isRight }: LineOptions): readonly CellPosition[] {
  let end = 0;
  const cells = line.map((apartment, index): CellPosition => {
    const isNewEntrance = index > 0 && apartment.entrance !== line[index - 1]?.entrance;
    const x = end + (isNewEntrance ? entranceGap : 0);
    const width = widthOf(apartment);
    end = x + width;
    return { apartment, x, width };
  });
  // In the right tower lines are aligned to its right edge, in the left one to its left edge.
  return isRight ? cells.map((cell) => ({ ...cell, x: cell.x + 1 - end })) : cells;
}

/** Whether the common floors of two towers have the same labels; only then the towers can face each other. */
function haveSameFloorLabels(first: readonly Floor[], second: readonly Floor[]): boolean {
  return first.every(({ floor, label = "" }) => {
    const other = findByNumber(second, floor);
    return !other || localText(other.label ?? "", "sq") === localText(label, "sq");
  });
}
