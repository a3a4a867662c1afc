import type { Point, Polygon } from "../types.ts";

/** The edges of a polygon in order, the closing one last. */
export function edgesOf(polygon: Polygon): (readonly [Point, Point])[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    return b ? [[a, b] as const] : [];
  });
}
