import type { Point } from "../../../../src/project/types.ts";
import { type Joined, joinLines } from "../../../draft/geometry/joinLines.ts";
import { distance, type Shape } from "../../../draft/geometry/polygon.ts";
import type { WallMap } from "../../../draft/walls/wallMap.ts";
import { besideInWall } from "../../../draft/walls/wallSnap.ts";
import type { Size } from "../canvas/zoom.ts";

/** Two regions of a layer, by their index. */
export type Pair = { readonly one: number; readonly other: number };

/** `gap`: in units, how wide the one between them is; undefined: they overlap. */
export type UnfitPair = Pair & { readonly gap: number | undefined };

/** Of a picture's longer side: how far a wall may lie from the line. */
const mostToWall = 0.01;

type On = { readonly size: Size; readonly walls: WallMap | undefined };

/** Two of a picture's shapes with one line in common, on the wall between them where the picture shows one; undefined where one is to be drawn anew. */
export function joinedPair(
  shapes: readonly Shape[],
  { one, other, gap = 0 }: UnfitPair,
  { size, walls }: On,
): Joined | undefined {
  const tolerance = Math.max(size.width, size.height) * mostToWall;
  const others = shapes.filter((_, index) => index !== one && index !== other).flat(2);
  // A corner that a third one shares stays with it.
  const isFree = (corner: Point) => others.every((each) => distance(each, corner) > 1);
  const atWall = (point: Point, direction: Point) =>
    walls && isFree(point) ? besideInWall(walls, { point, direction, tolerance }) : undefined;
  return joinLines(shapes[one] ?? [], shapes[other] ?? [], { apart: gap, atWall });
}
