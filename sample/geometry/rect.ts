import type { Point, Polygon, Rect } from "../types.ts";
import { millimetres, sortedUnique } from "./lengths.ts";
import { traceLoops } from "./traceLoops.ts";

/** A rectangle as a counter-clockwise polygon that starts at its lower left corner. */
export function rectPolygon([x0, y0, x1, y1]: Rect): Point[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** The area of a rectangle in m². */
export function rectArea([x0, y0, x1, y1]: Rect): number {
  return (x1 - x0) * (y1 - y0);
}

/** Whether two rectangles share more than a strip of `slack` metres. */
export function rectsOverlap(a: Rect, b: Rect, slack = 1e-3): boolean {
  return a[0] < b[2] - slack && b[0] < a[2] - slack && a[1] < b[3] - slack && b[1] < a[3] - slack;
}

/** Outlines of the area that the rectangles cover and the cuts do not; fast enough for the hundreds of walls of a floor. */
export function subtractRects(rects: readonly Rect[], cuts: readonly Rect[]): Polygon[] {
  const all = [...rects, ...cuts];
  const xs = sortedUnique(all.flatMap((r) => [r[0], r[2]]));
  const ys = sortedUnique(all.flatMap((r) => [r[1], r[3]]));
  const columns = new Map(xs.map((x, i) => [x, i]));
  const rows = new Map(ys.map((y, j) => [y, j]));
  const filled = xs.map(() => new Uint8Array(ys.length));
  const paint = (rect: Rect, value: number) => {
    const [x0, y0, x1, y1] = rect.map(millimetres);
    const [j0, j1] = [rows.get(y0 ?? 0), rows.get(y1 ?? 0)];
    for (let i = columns.get(x0 ?? 0) ?? 0; i < (columns.get(x1 ?? 0) ?? 0); i++) filled[i]?.fill(value, j0, j1);
  };
  for (const rect of rects) paint(rect, 1);
  for (const cut of cuts) paint(cut, 0);
  const column = middles(xs);
  const row = middles(ys);
  return traceLoops({ xs, ys }, ([x, y]) => filled[column.get(x) ?? 0]?.[row.get(y) ?? 0] === 1);
}

function middles(values: readonly number[]): Map<number, number> {
  return new Map(values.slice(1).map((next, i) => [((values[i] ?? 0) + next) / 2, i]));
}
