import type { ApartmentId } from "../../../project/types.ts";
import type { GridCell, StackGrid } from "./stackGrid.ts";

export type GridKey =
  "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End" | "Control+Home" | "Control+End";

/** The position of a cell: `tower` as index, `line` from the top of the tower, `middle` as a share of the width. */
type GridPosition = {
  readonly id: ApartmentId;
  readonly tower: number;
  readonly line: number;
  readonly middle: number;
};

/** The lines of every tower from the top, each from left to right; without the repeated cells of apartments on several floors. */
type GridPositions = {
  readonly byApartment: ReadonlyMap<ApartmentId, GridPosition>;
  readonly towers: readonly (readonly (readonly GridPosition[])[])[];
  readonly isFacing: boolean;
};

function gridPositions({ towers, isFacing }: StackGrid): GridPositions {
  const positions = towers.map(({ floors }, tower) =>
    floors
      .flatMap(({ lines }) => lines)
      .map(({ cells }, line) => cells.filter(isOnEntryFloor).map(cellAt(tower, line))),
  );
  return {
    towers: positions,
    byApartment: new Map(positions.flat(2).map((position) => [position.id, position])),
    isFacing,
  };
}

const isOnEntryFloor = (cell: GridCell): boolean => cell.isEntryFloor;

const cellAt =
  (tower: number, line: number) =>
  ({ apartment, x, width }: GridCell): GridPosition => ({ id: apartment.id, tower, line, middle: x + width / 2 });

const cachedPositions = new WeakMap<StackGrid, GridPositions>();

/**
 * The apartment that a key leads to, by position; `undefined` at an edge. Up and down skip empty lines and, unless two towers face
 * each other, continue in the next tower.
 */
export function gridNeighbour(grid: StackGrid, from: ApartmentId, key: GridKey): ApartmentId | undefined {
  const positions = cachedPositions.get(grid) ?? gridPositions(grid);
  cachedPositions.set(grid, positions);
  const position = positions.byApartment.get(from);
  if (!position) return undefined;
  if (key === "Control+Home" || key === "Control+End") {
    const all = positions.towers.flat(2);
    return all.at(key === "Control+Home" ? 0 : -1)?.id;
  }
  if (key === "ArrowUp" || key === "ArrowDown")
    return verticalNeighbour(positions, position, key === "ArrowUp" ? -1 : 1);
  const row = rowAt(positions, position);
  const index = row.findIndex(({ id }) => id === from);
  const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: row.length - 1 }[key];
  return to === index ? undefined : row[to]?.id;
}

/** All cells on one level; if two towers face each other, the cells of both. */
function rowAt({ towers, isFacing }: GridPositions, { tower, line }: GridPosition): readonly GridPosition[] {
  if (!isFacing) return towers[tower]?.[line] ?? [];
  const [left = [], right = []] = towers;
  return [...(left[line] ?? []), ...(right[line] ?? [])];
}

/** The nearest apartment in the next line with apartments, above or below; only towers that do not face each other lead to one another. */
function verticalNeighbour(
  { towers, isFacing }: GridPositions,
  from: GridPosition,
  step: -1 | 1,
): ApartmentId | undefined {
  const order = isFacing ? [towers[from.tower] ?? []] : towers;
  const lines = order.flat();
  const linesBefore = isFacing ? 0 : towers.slice(0, from.tower).flat().length;
  for (let index = linesBefore + from.line + step; index >= 0 && index < lines.length; index += step) {
    const line = lines[index] ?? [];
    if (line.length > 0) return nearest(line, from.middle).id;
  }
  return undefined;
}

function nearest(line: readonly GridPosition[], middle: number): GridPosition {
  return line.reduce((best, position) =>
    Math.abs(position.middle - middle) < Math.abs(best.middle - middle) - 1e-9 ? position : best,
  );
}
