import type { Point, Polygon, Rect } from "../types.ts";

/** The edges of a polygon in order, the closing one last. */
export function edgesOf(polygon: Polygon): (readonly [Point, Point])[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    return b ? [[a, b] as const] : [];
  });
}

/** Signed area in m²: positive counter-clockwise. */
export function area(polygon: Polygon): number {
  return edgesOf(polygon).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

/** The smallest rectangle around some points. */
export function boundingBox(points: Polygon): Rect {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether a point is inside a polygon; on an edge either result is possible. */
export function isInside(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  // Called a million times per drawing, so it creates no list of edges.
  let before = polygon.at(-1);
  for (const a of polygon) {
    const b = before ?? a;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    before = a;
  }
  return inside;
}
