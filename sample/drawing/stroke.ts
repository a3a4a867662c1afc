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

/** Marks of a piece by its width along the back and its depth, in metres. */
export type Symbols = Readonly<
  Record<string, (size: readonly [width: number, depth: number], seats: number) => readonly Stroke[]>
>;
