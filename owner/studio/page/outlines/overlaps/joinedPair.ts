import type { Point } from "../../../../../src/project/types.ts";
import { joinLines } from "../../../draft/geometry/joinLines.ts";
import { moveAlong } from "../../../draft/geometry/moveAlong.ts";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import type { ShapeChanges } from "../../../draft/geometry/snap.ts";
import type { WallMap } from "../../../draft/walls/wallMap.ts";
import { besideInWall } from "../../../draft/walls/wallSnap.ts";
import type { CanvasSize } from "../canvas/zoom.ts";

/** Two regions of a layer, by their index. */
export type Pair = { readonly one: number; readonly other: number };

/** `gap`: the width of the gap between them, in units; undefined: they overlap. */
export type UnfitPair = Pair & { readonly gap: number | undefined };

/** How far a wall may be from the line, as a share of the picture's longer side. */
const maxToWall = 0.01;

type On = { readonly size: CanvasSize; readonly walls: WallMap | undefined };

/** Two regions joined at a common line. */
export type JoinedPair = {
  /** The changed shapes: both regions, and others that shared a corner which has moved. */
  readonly changes: ShapeChanges;
  /** Whether the line follows a wall. */
  readonly isAtWall: boolean;
};

/** Two shapes with a common line, on the wall between them if one was detected; undefined if one of them has to be drawn again. */
export function joinedPair(
  shapes: readonly Shape[],
  { one, other, gap = 0 }: UnfitPair,
  { size, walls }: On,
): JoinedPair | undefined {
  const tolerance = Math.max(size.width, size.height) * maxToWall;
  const snapToWall = (point: Point, direction: Point) => walls && besideInWall(walls, { point, direction, tolerance });
  const joined = joinLines(shapes[one] ?? [], shapes[other] ?? [], { maxGap: gap, snapToWall });
  if (!joined) return undefined;
  const changes = new Map([
    [one, joined.one],
    [other, joined.other],
  ]);
  for (const [index, shape] of shapes.entries()) {
    const along = changes.has(index) ? undefined : moveAlong(shape, joined.moves);
    if (along) changes.set(index, along);
  }
  return { changes, isAtWall: joined.isAtWall };
}
