import type { Leaf, Point, Rect } from "../types.ts";
import { boundingBox } from "../geometry/polygon.ts";
import { across } from "../geometry/axis.ts";
import { onWall } from "./wall.ts";

export interface Swing {
  readonly hinge: Point;
  readonly strike: Point;
  /** The free edge of the open leaf. */
  readonly tip: Point;
  /** The square that the leaf sweeps. */
  readonly rect: Rect;
}

/** The way a leaf opens, on the wall's centre line. */
export function swingOf({ at, h, width, hinge, side }: Leaf): Swing {
  const c = at[across(h)];
  const hingeAt = at[h] + (hinge * width) / 2;
  const points = {
    hinge: onWall(h, hingeAt, c),
    strike: onWall(h, at[h] - (hinge * width) / 2, c),
    tip: onWall(h, hingeAt, c + side * width),
  };
  return { ...points, rect: boundingBox(Object.values(points)) };
}
