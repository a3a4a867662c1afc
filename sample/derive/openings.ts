import type { Layout, Opening, Point, Rect, Window } from "../types.ts";
import { across } from "../geometry/axis.ts";
import { isInside } from "../geometry/polygon.ts";

export interface Span {
  readonly lo: number;
  readonly hi: number;
  /** The coordinate of the wall line, across the wall's direction. */
  readonly c: number;
}

/** The start and end of an opening along its wall. */
export function spanOf({ at, h, width }: Opening): Span {
  return { lo: at[h] - width / 2, hi: at[h] + width / 2, c: at[across(h)] };
}

/** The rectangle that extends `reach` metres to both sides of an opening's wall line. */
export function zoneOf(opening: Opening, reach: number): Rect {
  const { lo, hi, c } = spanOf(opening);
  return opening.h === 0 ? [lo, c - reach, hi, c + reach] : [c - reach, lo, c + reach, hi];
}

/** The direction a window faces: the unit normal away from its room, in the layout's axes. */
export function outwardOf(layout: Pick<Layout, "rooms">, window: Window): Point {
  const room = layout.rooms.find(({ id }) => id === window.room);
  const normal: Point = window.h === 0 ? [0, 1] : [1, 0];
  const probe: Point = [window.at[0] + normal[0] * 0.02, window.at[1] + normal[1] * 0.02];
  return room && isInside(room.poly, probe) ? [-normal[0] + 0, -normal[1] + 0] : normal;
}
