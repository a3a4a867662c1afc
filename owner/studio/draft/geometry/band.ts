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

type LineCorner = { readonly point: Point; readonly strength: number };

/** The corners between the ends of a line, the most pronounced first, each with its deviation (Douglas and Peucker). */
function sharpestCorners(line: Polygon, minDeviation: number): readonly LineCorner[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [];
  const deviations = line.map((point) => distance(point, nearestOnLine(point, first, last)));
  const strength = Math.max(...deviations);
  const index = deviations.indexOf(strength);
  const point = line[index];
  if (strength < minDeviation || !point) return [];
  const rest = [
    ...sharpestCorners(line.slice(0, index + 1), minDeviation),
    ...sharpestCorners(line.slice(index), minDeviation),
  ];
  return [{ point, strength }, ...rest.toSorted((a, b) => b.strength - a.strength)];
}

/** A straight part of an edge, as y = slope * x + offset, and its range of x. */
export type WallSegment = {
  readonly fromX: number;
  readonly toX: number;
  readonly slope: number;
  readonly offset: number;
};

/** The corners of an edge that deviate at least `minDeviation` units from a straight line. */
export const cornersOf = (line: Polygon, minDeviation: number): readonly LineCorner[] =>
  sharpestCorners(withoutEnds(line), minDeviation);

/** An edge of a band as straight wall segments between the given number of its most pronounced corners. */
export function wallSegmentsOf(line: Polygon, corners: readonly LineCorner[], count: number): readonly WallSegment[] {
  const xs = corners
    .slice(0, count)
    .map(({ point: [x] }) => x)
    .toSorted((a, b) => a - b);
  const [start, end] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  return [start, ...xs].map((fromX, index) => {
    const toX = xs[index] ?? end;
    return { fromX, toX, ...medianSlopeLine(withoutEnds(line).filter(([x]) => x >= fromX && x <= toX)) };
  });
}

/** The median-slope line (Theil and Sen): local deviations such as a terrace or a tree do not tilt it. */
function medianSlopeLine(points: Polygon): { readonly slope: number; readonly offset: number } {
  const slopes = points.flatMap(([x1, y1], index) =>
    points.slice(index + 1).flatMap(([x2, y2]) => (x2 === x1 ? [] : [(y2 - y1) / (x2 - x1)])),
  );
  const slope = median(slopes);
  return { slope, offset: median(points.map(([x, y]) => y - slope * x)) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
