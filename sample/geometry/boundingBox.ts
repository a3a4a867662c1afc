import type { Polygon, Rect } from "../types.ts";

/** The smallest rectangle round some points. */
export function boundingBox(points: Polygon): Rect {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
