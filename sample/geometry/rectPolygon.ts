import type { Point, Rect } from "../types.ts";

/** A rectangle as a counter-clockwise polygon that starts at its lower left corner. */
export function rectPolygon([x0, y0, x1, y1]: Rect): Point[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}
