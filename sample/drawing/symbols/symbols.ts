import type { Stroke } from "../stroke.ts";

/** Marks of a piece by its width along the back and its depth, in metres. */
export type Symbols = Readonly<
  Record<string, (size: readonly [width: number, depth: number], seats: number) => readonly Stroke[]>
>;
