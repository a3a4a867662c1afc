import type { Polygon, Room } from "../types.ts";
import { area } from "../geometry/area.ts";
import { boundingBox } from "../geometry/boundingBox.ts";
import { difference } from "../geometry/difference.ts";
import { rectPolygon } from "../geometry/rectPolygon.ts";
import { rectsOverlap } from "../geometry/rectsOverlap.ts";
import { isAttached } from "./isAttached.ts";
import type { Wall } from "./wallsOf.ts";

/** The floor that can be stood on, between the wall faces. */
export function netPolygon(room: Room, walls: readonly Wall[]): Polygon {
  if (isAttached(room)) return room.poly;
  const box = boundingBox(room.poly);
  const solids = walls.flatMap(({ rect }) => (rect && rectsOverlap(rect, box, -0.01) ? [rectPolygon(rect)] : []));
  return difference([room.poly], solids).toSorted((a, b) => area(b) - area(a))[0] ?? [];
}
