import type { Axis, Polygon } from "../types.ts";
import { across, axisOf } from "../geometry/axis.ts";
import { edgesOf } from "../geometry/polygon.ts";
import { isClose, millimetres, sortedUnique } from "../geometry/lengths.ts";

/** A stretch of wall line between two corners: `h` 0 at y = c from x = lo to hi, `h` 1 at x = c from y = lo to hi. */
export interface Segment {
  readonly h: Axis;
  readonly c: number;
  readonly lo: number;
  readonly hi: number;
  /** The one or two shapes that it bounds. */
  readonly own: readonly string[];
}

interface Shape {
  readonly id: string;
  readonly poly: Polygon;
}

/** The edges of shapes, split at every corner on them, each segment once with the shapes it belongs to. */
export function unitSegments(shapes: readonly Shape[], cuts: Polygon = []): Segment[] {
  const corners = [...shapes.flatMap((shape) => shape.poly), ...cuts];
  const segments = new Map<string, Segment>();
  for (const { id, poly } of shapes)
    for (const [a, b] of edgesOf(poly)) {
      const h = axisOf(a, b);
      const off = across(h);
      const c = millimetres(a[off]);
      const [lo, hi] = [Math.min(a[h], b[h]), Math.max(a[h], b[h])];
      const between = corners.filter((p) => isClose(p[off], c) && p[h] > lo + 1e-6 && p[h] < hi - 1e-6);
      const stops = sortedUnique([lo, hi, ...between.map((p) => p[h])]);
      stops.slice(1).forEach((stop, i) => {
        const start = stops[i] ?? stop;
        const key = [h, c, start, stop].join(" ");
        segments.set(key, { h, c, lo: start, hi: stop, own: [...(segments.get(key)?.own ?? []), id] });
      });
    }
  return [...segments.values()];
}
