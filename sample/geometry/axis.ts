import type { Axis, Point } from "../types.ts";
import { isClose } from "./lengths.ts";

/** The perpendicular direction. */
export function across(axis: Axis): Axis {
  return axis === 0 ? 1 : 0;
}

/** The direction of an axis-aligned edge. */
export function axisOf(a: Point, b: Point): Axis {
  return isClose(a[1], b[1]) ? 0 : 1;
}
