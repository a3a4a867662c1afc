import { floorsOf, apartmentsOn } from "../../../project/lookUps.ts";
import { localText } from "../../../project/localText.ts";
import type { Apartment, Floor, Project, Tower } from "../../../project/types.ts";
import { cellWidths, entranceGap, type WidthOf } from "./cellWidths.ts";

/** An apartment on one line of a floor; `x` and `width` as shares of the tower's own width. */
export type GridCell = {
  readonly apartment: Apartment;
  /** Index among the cells of its floor. */
  readonly at: number;
  readonly x: number;
  readonly width: number;
  /** An apartment on several floors is pressed on its own one; on the others it is only drawn. */
  readonly isOwn: boolean;
};

/** Cells from left to right; empty if only the other tower has this line. */
export type GridLine = { readonly line: number; readonly cells: readonly GridCell[] };

/** A floor. One with many apartments (a garage) has several lines, upper one first. */
export type GridFloor = {
  readonly floor: number;
  /** `undefined` if only the other tower has this floor. */
  readonly record: Floor | undefined;
  /** The floor's name, from the other tower if it has no record of its own. */
  readonly named: Pick<Floor, "floor" | "label">;
  readonly lines: readonly GridLine[];
};

export type GridTower = {
  readonly tower: Tower;
  /** Right of the axis: its lines are aligned to its right edge. */
  readonly isRight: boolean;
  /** All are apartments; no shop, no garage. */
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
  const widthOf = cellWidths(linesOfAll(project));
  const towers = project.towers.map((tower) => ({ tower, floors: floorsOf(project, tower.id) }));
  const [first, second] = towers;
  const isFacing = towers.length === 2 && !!first && !!second && shareFloors(first.floors, second.floors);
  // Beside a floor of two lines, a floor of one line gets an empty one.
  const lineCount = (floor: number): number =>
    towers.reduce((most, { floors }) => {
      const record = isFacing ? floors.find((candidate) => candidate.floor === floor) : undefined;
      return Math.max(most, record ? linesOf(record).length : 1);
    }, 1);
  const shared = isFacing ? unionOf(first.floors, second.floors) : undefined;
  return {
    isFacing,
    hasAreas: project.floors.some(({ apartments }) => apartments.some(({ area }) => area !== undefined)),
    towers: towers.map(({ tower, floors: own }, index) => {
      const isRight = isFacing && index === 1;
      const numbers = shared ?? own.map(({ floor }) => floor);
      const floors = numbers.map((floor): GridFloor => {
        const record = own.find((candidate) => candidate.floor === floor);
        const named = record ?? project.floors.find((other) => other.floor === floor) ?? { floor };
        return { floor, record, named, lines: placeLines(record, lineCount(floor), { widthOf, isRight }) };
      });
      const hasOnlyResidential = own.every(({ apartments }) => apartments.every(({ kind }) => kind === "home"));
      return { tower, isRight, hasOnlyResidential, floors };
    }),
  };
}

type Line = readonly Apartment[];

/** Splits the apartments of a floor into as few lines of similar length as possible; those of one entrance stay together. */
function linesOf(floor: Floor): readonly Line[] {
  const apartments = byEntrance(apartmentsOn(floor));
  const count = Math.max(1, Math.ceil(apartments.length / maxCells));
  const length = Math.ceil(apartments.length / count);
  return [...Array(count).keys()].map((index) => apartments.slice(index * length, (index + 1) * length));
}

function linesOfAll({ floors }: Project): readonly Line[] {
  return floors.flatMap(linesOf);
}

/** Sorted by entrance in order of appearance, apartments without one first. */
function byEntrance(apartments: readonly Apartment[]): readonly Apartment[] {
  const entrances = ["", ...new Set(apartments.flatMap(({ entrance }) => entrance ?? []))];
  if (entrances.length === 1) return apartments;
  const rank = new Map(entrances.map((entrance, index) => [entrance, index]));
  return apartments.toSorted((a, b) => (rank.get(a.entrance ?? "") ?? 0) - (rank.get(b.entrance ?? "") ?? 0));
}

type StackOptions = { readonly widthOf: WidthOf; readonly isRight: boolean };

/** The lines of a floor, padded at the top with empty ones. */
function placeLines(record: Floor | undefined, count: number, place: StackOptions): readonly GridLine[] {
  const lines = record ? linesOf(record) : [];
  const empty = [...Array(Math.max(0, count - lines.length)).keys()].map((): Line => []);
  let at = 0;
  return [...empty, ...lines].map((apartments, line) => ({
    line,
    cells: placeLine(apartments, place).map((cell) => ({
      ...cell,
      at: at++,
      isOwn: cell.apartment.floor === record?.floor,
    })),
  }));
}

type Placed = Pick<GridCell, "apartment" | "x" | "width">;

function placeLine(line: Line, { widthOf, isRight }: StackOptions): readonly Placed[] {
  let end = 0;
  const cells = line.map((apartment, index): Placed => {
    const isNewEntrance = index > 0 && apartment.entrance !== line[index - 1]?.entrance;
    const x = end + (isNewEntrance ? entranceGap : 0);
    const width = widthOf(apartment);
    end = x + width;
    return { apartment, x, width };
  });
  // In the right tower lines are aligned to its right edge, in the left one to its left edge.
  return isRight ? cells.map((cell) => ({ ...cell, x: cell.x + 1 - end })) : cells;
}

/** Whether floors with the same number have the same name in both towers; only then they can share an axis. */
function shareFloors(first: readonly Floor[], second: readonly Floor[]): boolean {
  return first.every(({ floor, label = "" }) => {
    const other = second.find((candidate) => candidate.floor === floor);
    return !other || localText(other.label ?? "", "sq") === localText(label, "sq");
  });
}

function unionOf(first: readonly Floor[], second: readonly Floor[]): readonly number[] {
  return [...new Set([...first, ...second].map(({ floor }) => floor))].toSorted((a, b) => b - a);
}
