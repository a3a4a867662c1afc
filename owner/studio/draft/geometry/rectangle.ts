import type { Point } from "../../../../src/project/types.ts";
import { type Polygon, rounded } from "./polygon.ts";

/**
 * The rectangle between two opposite corners, its four corners clockwise from the upper left one for any two given corners: an
 * outline is written the same way however it was dragged. Undefined if it would be a line or a point when written.
 */
export function rectangleBetween([x1, y1]: Point, [x2, y2]: Point): Polygon | undefined {
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
  if (rounded(left) === rounded(right) || rounded(top) === rounded(bottom)) return undefined;
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
