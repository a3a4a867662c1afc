import type { Axis, Point } from "../types.ts";

/** The point `along` a wall of direction `h`, with `off` as its coordinate across. */
export function onWall(h: Axis, along: number, off: number): Point {
  return h === 0 ? [along, off] : [off, along];
}
