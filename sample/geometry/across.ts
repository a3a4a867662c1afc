import type { Axis } from "../types.ts";

/** The other direction. */
export function across(axis: Axis): Axis {
  return axis === 0 ? 1 : 0;
}
