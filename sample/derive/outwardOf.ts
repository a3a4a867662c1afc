import type { Layout, Point, Window } from "../types.ts";
import { isInside } from "../geometry/isInside.ts";

/** The way a window looks: unit normal away from its room, in the layout's axes. */
export function outwardOf(layout: Pick<Layout, "rooms">, window: Window): Point {
  const room = layout.rooms.find(({ id }) => id === window.room);
  const normal: Point = window.h === 0 ? [0, 1] : [1, 0];
  const probe: Point = [window.at[0] + normal[0] * 0.02, window.at[1] + normal[1] * 0.02];
  return room && isInside(room.poly, probe) ? [-normal[0] + 0, -normal[1] + 0] : normal;
}
