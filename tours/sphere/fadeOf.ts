import type { Fade } from "./painting/createPainter.ts";
import { screenPointOf } from "./projection.ts";
import type { Direction, Camera, ViewSize } from "./view.ts";

const lengthMs = 600;
/** Walking through a door enlarges the view towards it; any other change only fades. */
const walkedGrowth = 0.35;

/** The point around which the previous view grows, and whether it grows at all. */
export type Crossing = Pick<Fade, "middle"> & { readonly isWalk: boolean };

/** `door`: the direction in which the visitor leaves the view, if any. */
export function crossingOf(view: Camera & ViewSize, door: Direction | undefined): Crossing {
  const spot = door && screenPointOf(door.yaw, door.pitch, view);
  const isSeen = spot !== undefined && spot.isAhead && spot.x > 0 && spot.x < view.width;
  if (!isSeen) return { middle: [0, 0], isWalk: false };
  const up = Math.min(1, Math.max(-1, 1 - (2 * spot.y) / view.height));
  return { middle: [(2 * spot.x) / view.width - 1, up], isWalk: true };
}

/** The crossfade after the given number of milliseconds; `undefined` once it is over. */
export function fadeOf({ middle, isWalk }: Crossing, elapsedMs: number): Fade | undefined {
  const progress = elapsedMs / lengthMs;
  if (progress >= 1) return undefined;
  const eased = progress * progress * (3 - 2 * progress);
  return { opacity: 1 - eased, growth: 1 + (isWalk ? walkedGrowth * progress : 0), middle };
}
