import type { Rect } from "../types.ts";

/** Area of a rectangle in m². */
export function rectArea([x0, y0, x1, y1]: Rect): number {
  return (x1 - x0) * (y1 - y0);
}
