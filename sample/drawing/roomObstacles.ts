import type { Layout, Rect } from "../types.ts";
import { swingOf } from "../derive/swingOf.ts";

/** What lettering in a room should not cover: its furniture and the door leaves that open into it. */
export function roomObstacles(layout: Layout, room: string): Rect[] {
  return [
    ...layout.furniture.filter((piece) => piece.room === room && !piece.flat).map((piece) => piece.rect),
    ...layout.doors.filter((door) => door.into === room).map((door) => swingOf(door).rect),
  ];
}
