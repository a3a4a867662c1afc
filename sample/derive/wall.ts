import type { Axis, Point } from "../types.ts";

/** Thickness in metres by class of wall; 0 where nothing is built. */
export function wallThickness(kind: string): number {
  return { outer: 0.3, party: 0.25, inner: 0.12 }[kind] ?? 0;
}

/** The point at `along` on a wall with direction `h`, with `off` as the coordinate across it. */
export function onWall(h: Axis, along: number, off: number): Point {
  return h === 0 ? [along, off] : [off, along];
}
