import type { Layout, Point, Room } from "../types.ts";
import { isInside } from "../geometry/polygon.ts";
import { across } from "../geometry/axis.ts";
import { onWall } from "./wall.ts";
import { outwardOf } from "./openings.ts";

const beforeDoor = 0.45;
const beforeWindow = 0.5;

/** Where a visitor stands after entering a room through each of its doors, including those from the open air. */
export function standingPoints(layout: Layout, room: Room): Point[] {
  const doors = layout.doors.filter(({ from, to }) => from === room.id || to === room.id);
  const glassDoors = layout.windows.filter((w) => w.room === room.id && w.to !== "outside" && w.sill === 0);
  return [
    ...doors.flatMap(({ h, at }) => {
      const beside = (off: number) => onWall(h, at[h], at[across(h)] + off);
      return [-1, 1].filter((side) => isInside(room.poly, beside(side * 0.2))).map((side) => beside(side * beforeDoor));
    }),
    ...glassDoors.map((window): Point => {
      const [nx, ny] = outwardOf(layout, window);
      return [window.at[0] - nx * beforeWindow, window.at[1] - ny * beforeWindow];
    }),
  ];
}
