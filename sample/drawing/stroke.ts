import type { Point } from "../types.ts";

/**
 * A stroke of the pen. `line` and `loop` pass through their points, `ellipse` is defined by its centre and the corner of
 * its box, `rack` is a rail with hanging clothes from its first point to its second.
 */
export interface Stroke {
  readonly kind: "line" | "loop" | "ellipse" | "rack";
  readonly points: readonly Point[];
  /** Rounding of a loop's corners. */
  readonly radius?: number;
}

/** The marks of a piece, by its width along the back and its depth, in metres. */
export type Symbols = Readonly<
  Record<string, (size: readonly [width: number, depth: number], seats: number) => readonly Stroke[]>
>;
