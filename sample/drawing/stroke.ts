import type { Point } from "../types.ts";

/**
 * A mark of the pen. `line` and `loop` run through their points, `ellipse` is given by its middle and the corner of
 * its box, `rack` is a rail hung with clothes from its first point to its second.
 */
export interface Stroke {
  readonly kind: "line" | "loop" | "ellipse" | "rack";
  readonly points: readonly Point[];
  /** Rounding of a loop's corners. */
  readonly radius?: number;
}
