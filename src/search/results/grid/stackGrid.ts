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
  /** An apartment of several floors is pressed on its own one; on the others it is only drawn. */
  readonly isOwn: boolean;
};

/** Cells side by side, from left to right; empty if only the other tower has this line. */
export type GridLine = { readonly line: number; readonly cells: readonly GridCell[] };

/** A floor; one with many apartments (a garage) has several lines, the upper one first. */
export type GridFloor = {
  readonly floor: number;
  /** `undefined` where the other tower has this floor and this one has not. */
  readonly record: Floor | undefined;
  /** What it is called: where it has no record of its own, as in the other tower. */
  readonly named: Pick<Floor, "floor" | "label">;
  readonly lines: readonly GridLine[];
};

export type GridTower = {
  readonly tower: Tower;
  /** Stands right of the axis: its lines end at its right edge. */
  readonly isRight: boolean;
  /** No shop, no garage among them. */
  readonly hasOnlyResidential: boolean;
  /** Topmost first. */
  readonly floors: readonly GridFloor[];
};

export type StackGrid = {
  /** Two towers that share their floors stand on both sides of one axis, floor beside floor. */
  readonly isFacing: boolean;
  /** Whether any apartment has an area. */
  readonly hasAreas: boolean;
  readonly towers: readonly GridTower[];
};

/** The most cells of one line: so many of the narrowest have room, with an entrance or two. */
export const mostCells = 11;

/**
 * All apartments of a project as sections of its buildings: which cell stands where. One scale for all: cells are as wide as their
 * area.
 */
export function stackGrid(project: Project): StackGrid {
  const widthOf = cellWidths(linesOfAll(project));
  const towers = project.towers.map((tower) => ({ tower, floors: floorsOf(project, tower.id) }));
  const [first, second] = towers;
  const isFacing = towers.length === 2 && !!first && !!second && shareFloors(first.floors, second.floors);
  // Beside a floor of two lines one of a single line has an empty one.
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

/** The apartments of a floor, those of one entrance beside each other, in as few lines of like length as they fit. */
function linesOf(floor: Floor): readonly Line[] {
  const apartments = byEntrance(apartmentsOn(floor));
  const count = Math.max(1, Math.ceil(apartments.length / mostCells));
  const length = Math.ceil(apartments.length / count);
  return [...Array(count).keys()].map((index) => apartments.slice(index * length, (index + 1) * length));
}

function linesOfAll({ floors }: Project): readonly Line[] {
  return floors.flatMap(linesOf);
}

/** Entrances in the order they appear in, apartments without one first. */
function byEntrance(apartments: readonly Apartment[]): readonly Apartment[] {
  const entrances = ["", ...new Set(apartments.flatMap(({ entrance }) => entrance ?? []))];
  if (entrances.length === 1) return apartments;
  const rank = new Map(entrances.map((entrance, index) => [entrance, index]));
  return apartments.toSorted((a, b) => (rank.get(a.entrance ?? "") ?? 0) - (rank.get(b.entrance ?? "") ?? 0));
}

type Place = { readonly widthOf: WidthOf; readonly isRight: boolean };

/** The lines of a floor, filled up from above with empty ones. */
function placeLines(record: Floor | undefined, count: number, place: Place): readonly GridLine[] {
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

function placeLine(line: Line, { widthOf, isRight }: Place): readonly Placed[] {
  let end = 0;
  const cells = line.map((apartment, index): Placed => {
    const isNewEntrance = index > 0 && apartment.entrance !== line[index - 1]?.entrance;
    const x = end + (isNewEntrance ? entranceGap : 0);
    const width = widthOf(apartment);
    end = x + width;
    return { apartment, x, width };
  });
  // A tower steps back towards the axis.
  return isRight ? cells.map((cell) => ({ ...cell, x: cell.x + 1 - end })) : cells;
}

/** Floors of one number have one name in both: only then they stand on one axis. */
function shareFloors(first: readonly Floor[], second: readonly Floor[]): boolean {
  return first.every(({ floor, label = "" }) => {
    const other = second.find((candidate) => candidate.floor === floor);
    return !other || localText(other.label ?? "", "sq") === localText(label, "sq");
  });
}

function unionOf(first: readonly Floor[], second: readonly Floor[]): readonly number[] {
  return [...new Set([...first, ...second].map(({ floor }) => floor))].toSorted((a, b) => b - a);
}
