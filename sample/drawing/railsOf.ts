import type { Point, Rect, Room } from "../types.ts";
import { isClose } from "../geometry/lengths.ts";
import { isInside } from "../geometry/polygon.ts";
import { onWall, wallThickness } from "../derive/wall.ts";
import type { Wall } from "../derive/wallsOf.ts";
import type { PlacedApartment } from "./placedApartments.ts";

/** The open side of a loggia: the strip of floor that extends to the face, and the line of its railing. */
export interface Rail {
  readonly floor: Rect;
  readonly edge: readonly Point[];
}

/** The railings of an apartment's loggias, and the ends of the adjacent party walls. */
export function railsOf({ layout, derived }: Pick<PlacedApartment, "layout" | "derived">): {
  rails: Rail[];
  posts: Rect[];
} {
  const walls = derived.walls.filter((wall) => wall.kind === "rail");
  const rails = walls.map((wall) => railOf(wall, walls, layout.rooms));
  return { rails, posts: rails.flatMap(({ floor }) => endPosts(floor, derived.walls)) };
}

// A loggia's floor extends over half the outer wall to the face, where its railing is; at a corner both meet.
function railOf(wall: Wall, rails: readonly Wall[], rooms: readonly Room[]): Rail {
  const { h, c, own } = wall;
  const loggia = rooms.find((room) => room.id === own[0]);
  const half = wallThickness("outer") / 2;
  const meets = (end: number) => rails.some((r) => r.h !== h && isClose(r.c, end) && r.lo <= c && r.hi >= c);
  const lo = meets(wall.lo) ? wall.lo - half : wall.lo;
  const hi = meets(wall.hi) ? wall.hi + half : wall.hi;
  const isBelow = loggia !== undefined && isInside(loggia.poly, onWall(h, (wall.lo + wall.hi) / 2, c + 0.05));
  const face = isBelow ? c - half : c + half;
  const [near, far] = [Math.min(c, face), Math.max(c, face)];
  return {
    floor: h === 0 ? [lo, near, hi, far] : [near, lo, far, hi],
    edge: [onWall(h, lo, face), onWall(h, hi, face)],
  };
}

// A party wall that ends at a railing extends to the face next to it.
function endPosts([x0, y0, x1, y1]: Rect, walls: readonly Wall[]): Rect[] {
  return walls.flatMap((wall): Rect[] => {
    if (wall.kind !== "party" || !wall.rect) return [];
    const [a0, b0, a1, b1] = wall.rect;
    const isBeside =
      wall.h === 1 ? isClose(wall.c, x0) || isClose(wall.c, x1) : isClose(wall.c, y0) || isClose(wall.c, y1);
    const touches = a0 <= x1 + 1e-6 && a1 >= x0 - 1e-6 && b0 <= y1 + 1e-6 && b1 >= y0 - 1e-6;
    if (!isBeside || !touches) return [];
    return [wall.h === 1 ? [a0, y0, a1, y1] : [x0, b0, x1, b1]];
  });
}
