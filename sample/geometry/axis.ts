import type { Axis, Point } from "../types.ts";
import { isClose } from "./lengths.ts";

/** The other direction. */
export function across(axis: Axis): Axis {
  return axis === 0 ? 1 : 0;
}

/** Direction of a square-cornered edge. */
export function axisOf(a: Point, b: Point): Axis {
  return isClose(a[1], b[1]) ? 0 : 1;
}
