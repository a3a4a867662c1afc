import type { Point, Polygon, Rect } from "../types.ts";
import { boundingBox, isInside } from "../geometry/polygon.ts";

const cell = 0.1;
/** Half the width of a person: a gap of 0.5 m is enough. */
const reach = 0.25;
const brush = 0.02;
/** The maximum distance from a door to a free place. */
const stepAside = 0.36;

type Cell = readonly [number, number];

// No room is a hundred metres long, so keys are unique.
const keyOf = ([i, j]: Cell): number => i * 1000 + j;

/** Whether a person can walk from each of the points to all others, past solid objects on a floor. */
export function isWalkable(floor: Polygon, solids: readonly Rect[], points: readonly Point[]): boolean {
  if (points.length < 2) return true;
  const [x0, y0, x1, y1] = boundingBox(floor);
  const pointOf = ([i, j]: Cell): Point => [x0 + i * cell, y0 + j * cell];
  const cache = new Map<number, boolean>();
  const isFree = (at: Cell): boolean => {
    const key = keyOf(at);
    const seen = cache.get(key) ?? hasRoom(floor, solids, pointOf(at));
    cache.set(key, seen);
    return seen;
  };
  const size: Cell = [Math.ceil((x1 - x0) / cell), Math.ceil((y1 - y0) / cell)];
  const starts = points.map((point) =>
    nearestFree(point, cellsBy([point[0] - x0, point[1] - y0], size), { pointOf, isFree }),
  );
  const [first] = starts;
  if (!first) return false;
  const visited = flood(first, size, isFree);
  return starts.every((start) => start && visited.has(keyOf(start)));
}

function hasRoom(floor: Polygon, solids: readonly Rect[], [x, y]: Point): boolean {
  const r = reach * 0.96;
  const corners: Point[] = [
    [x - r, y - r],
    [x + r, y - r],
    [x + r, y + r],
    [x - r, y + r],
  ];
  const near = reach - brush;
  return (
    corners.every((corner) => isInside(floor, corner)) &&
    !solids.some(([x0, y0, x1, y1]) => x > x0 - near && x < x1 + near && y > y0 - near && y < y1 + near)
  );
}

function cellsBy([dx, dy]: Point, [nx, ny]: Cell): Cell[] {
  const span = Math.ceil(stepAside / cell) + 1;
  const steps = Array.from({ length: 2 * span + 1 }, (_, k) => k - span);
  const [i, j] = [Math.floor(dx / cell), Math.floor(dy / cell)];
  return steps
    .flatMap((a) => steps.map((b): Cell => [i + a, j + b]))
    .filter(([a, b]) => a >= 0 && b >= 0 && a <= nx && b <= ny);
}

interface Ground {
  readonly pointOf: (at: Cell) => Point;
  readonly isFree: (at: Cell) => boolean;
}

function nearestFree([x, y]: Point, cells: readonly Cell[], { pointOf, isFree }: Ground): Cell | undefined {
  const far = (at: Cell) => Math.hypot(pointOf(at)[0] - x, pointOf(at)[1] - y);
  return cells
    .filter((at) => far(at) < stepAside)
    .toSorted((a, b) => far(a) - far(b))
    .find(isFree);
}

function flood(start: Cell, [nx, ny]: Cell, isFree: (at: Cell) => boolean): Set<number> {
  const visited = new Set([keyOf(start)]);
  const open = [start];
  for (let at = open.pop(); at; at = open.pop())
    for (const [a, b] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next: Cell = [at[0] + a, at[1] + b];
      const key = keyOf(next);
      const isIn = next[0] >= 0 && next[1] >= 0 && next[0] <= nx && next[1] <= ny;
      if (visited.has(key) || !isIn || !isFree(next)) continue;
      visited.add(key);
      open.push(next);
    }
  return visited;
}
