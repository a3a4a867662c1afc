import type { Polygon, Room } from "../types.ts";
import { area, boundingBox } from "../geometry/polygon.ts";
import { difference } from "../geometry/polygonBoolean.ts";
import { rectPolygon, rectsOverlap } from "../geometry/rect.ts";
import { isAttached } from "./roomKinds.ts";
import type { Wall } from "./wallsOf.ts";

/** The floor that can be stood on, between the wall faces. */
export function netPolygon(room: Room, walls: readonly Wall[]): Polygon {
  if (isAttached(room)) return room.poly;
  const box = boundingBox(room.poly);
  const solids = walls.flatMap(({ rect }) => (rect && rectsOverlap(rect, box, -0.01) ? [rectPolygon(rect)] : []));
  return difference([room.poly], solids).toSorted((a, b) => area(b) - area(a))[0] ?? [];
}
