import type { Axis, Point } from "../types.ts";
import { isClose } from "./isClose.ts";

/** Direction of a square-cornered edge. */
export function axisOf(a: Point, b: Point): Axis {
  return isClose(a[1], b[1]) ? 0 : 1;
}
