import type { Rect } from "../types.ts";
import { isClose, millimetres } from "../geometry/lengths.ts";
import type { Segment } from "./unitSegments.ts";

interface Built extends Segment {
  /** Thickness in metres. */
  readonly t: number;
}

/** The solid of a wall, extended to the far face of the thickest wall that crosses its ends. */
export function wallSolid(wall: Built, walls: readonly Built[]): Rect {
  const reach = (end: number) =>
    Math.max(0, ...walls.filter((w) => w.h !== wall.h && isClose(w.c, end) && touches(w, wall.c)).map((w) => w.t / 2));
  const lo = millimetres(wall.lo - reach(wall.lo));
  const hi = millimetres(wall.hi + reach(wall.hi));
  const [near, far] = [millimetres(wall.c - wall.t / 2), millimetres(wall.c + wall.t / 2)];
  return wall.h === 0 ? [lo, near, hi, far] : [near, lo, far, hi];
}

function touches(wall: Segment, at: number): boolean {
  return wall.lo <= at + 1e-6 && wall.hi >= at - 1e-6;
}
