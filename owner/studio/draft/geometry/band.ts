import type { Point } from "../../../../src/project/types.ts";
import { nearestOnLine, distance, type Polygon, type Shape, shapeBox } from "./polygon.ts";

/** A floor seen from outside: its lower and its upper edge, each from left to right. */
export type Band = { readonly lower: Polygon; readonly upper: Polygon };

/** The number of columns sampled per floor. */
const columns = 96;

/** The floor's lower and upper edge, by columns; undefined if the shape is empty. */
export function bandOf(shape: Shape): Band | undefined {
  const { x, width } = shapeBox(shape);
  const lower: Point[] = [];
  const upper: Point[] = [];
  for (let column = 0; column <= columns; column += 1) {
    // Just inside the ends, where a vertical line may be.
    const at = x + width * (0.0005 + (0.999 * column) / columns);
    const heights = heightsAt(shape, at);
    if (heights.length < 2) continue;
    lower.push([at, Math.max(...heights)]);
    upper.push([at, Math.min(...heights)]);
  }
  return lower.length > 1 ? { lower, upper } : undefined;
}

function heightsAt(shape: Shape, x: number): readonly number[] {
  return shape.flatMap((part) =>
    part.flatMap(([x1, y1], index) => {
      const [x2, y2] = part[(index + 1) % part.length] ?? [x1, y1];
      return x1 > x === x2 > x ? [] : [y1 + ((x - x1) / (x2 - x1)) * (y2 - y1)];
    }),
  );
}

/** The median height of a band, in units. */
export function bandHeight({ lower, upper }: Band): number {
  const heights = lower.map(([, y], index) => y - (upper[index]?.[1] ?? y)).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** A line without its ends, where it may run up a wall instead. */
const withoutEnds = (line: Polygon): Polygon => line.slice(columns / 24, -columns / 24);

type Kink = { readonly point: Point; readonly strength: number };

/** The corners between the ends of a line, the most pronounced first, each with its deviation (Douglas and Peucker). */
function kinksOf(line: Polygon, least: number): readonly Kink[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [];
  const off = line.map((point) => distance(point, nearestOnLine(point, first, last)));
  const strength = Math.max(...off);
  const index = off.indexOf(strength);
  const point = line[index];
  if (strength < least || !point) return [];
  const rest = [...kinksOf(line.slice(0, index + 1), least), ...kinksOf(line.slice(index), least)];
  return [{ point, strength }, ...rest.toSorted((a, b) => b.strength - a.strength)];
}

/** A line through some columns: the best-fitting straight line, and its range of x. */
export type FacadeSegment = {
  readonly fromX: number;
  readonly toX: number;
  readonly slope: number;
  readonly offset: number;
};

/** The pronounced corners of a line, deviating at least this many units from the straight. */
export const cornersOf = (line: Polygon, least: number): readonly Kink[] => kinksOf(withoutEnds(line), least);

/** A line of a band as straight faces between the given number of its most pronounced corners. */
export function facesOf(line: Polygon, corners: readonly Kink[], count: number): readonly FacadeSegment[] {
  const xs = corners
    .slice(0, count)
    .map(({ point: [x] }) => x)
    .toSorted((a, b) => a - b);
  const [start, end] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  return [start, ...xs].map((fromX, index) => {
    const toX = xs[index] ?? end;
    return { fromX, toX, ...fit(withoutEnds(line).filter(([x]) => x >= fromX && x <= toX)) };
  });
}

/** The median-slope line (Theil and Sen): local deviations such as a terrace or a tree do not tilt it. */
function fit(points: Polygon): { readonly slope: number; readonly offset: number } {
  const slopes = points.flatMap(([x1, y1], index) =>
    points.slice(index + 1).flatMap(([x2, y2]) => (x2 === x1 ? [] : [(y2 - y1) / (x2 - x1)])),
  );
  const slope = median(slopes);
  return { slope, offset: median(points.map(([x, y]) => y - slope * x)) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
