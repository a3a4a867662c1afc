import type { Point, Polygon } from "../types.ts";

/** Whether a point lies in a polygon; on an edge either answer may come. */
export function isInside(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  // Asked a million times per drawing: hence no list of edges.
  let before = polygon.at(-1);
  for (const a of polygon) {
    const b = before ?? a;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    before = a;
  }
  return inside;
}
