import type { Point } from "../../../../../src/project/types.ts";
import { joinLines } from "../../../draft/geometry/joinLines.ts";
import { moveAlong } from "../../../draft/geometry/moveAlong.ts";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import type { ShapeChanges } from "../../../draft/geometry/snap.ts";
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

/** One line for two regions. */
export type JoinedPair = {
  /** Of both, and of others that shared a corner which lies elsewhere now. */
  readonly changes: ShapeChanges;
  /** Whether the line is a wall's. */
  readonly isAtWall: boolean;
};

/** Two of a picture's shapes with one line in common, on the wall between them where the picture shows one; undefined where one is to be drawn anew. */
export function joinedPair(
  shapes: readonly Shape[],
  { one, other, gap = 0 }: UnfitPair,
  { size, walls }: On,
): JoinedPair | undefined {
  const tolerance = Math.max(size.width, size.height) * mostToWall;
  const atWall = (point: Point, direction: Point) => walls && besideInWall(walls, { point, direction, tolerance });
  const joined = joinLines(shapes[one] ?? [], shapes[other] ?? [], { apart: gap, atWall });
  if (!joined) return undefined;
  const changes = new Map([[one, joined.one], [other, joined.other]]); // prettier-ignore
  for (const [index, shape] of shapes.entries()) {
    const along = changes.has(index) ? undefined : moveAlong(shape, joined.moves);
    if (along) changes.set(index, along);
  }
  return { changes, isAtWall: joined.isAtWall };
}
