import type { Bound, Point, Polygon, Rect } from "../types.ts";
import { area } from "../geometry/polygon.ts";
import { placePolygon } from "../geometry/placement.ts";
import { rectPolygon } from "../geometry/rect.ts";
import { union } from "../geometry/polygonBoolean.ts";
import { isAttached } from "../derive/roomKinds.ts";
import type { PlacedApartment } from "./placedApartments.ts";

const halfOuterWall = 0.15;

/**
 * The outline of an apartment on the plate: to the outer face along the facade, to the middle of shared walls, including its balcony,
 * loggia, terrace and roof terrace.
 */
export function apartmentOutline({ apartment, layout, placement }: PlacedApartment): Polygon {
  const own = [
    layout.outline,
    ...layout.bounds.flatMap((bound, i) => facadeStrip(bound, neighbours(layout.bounds, i))),
    ...layout.rooms.filter(isAttached).map((room) => room.poly),
  ].map((polygon) => placePolygon(polygon, placement));
  const loops = union(apartment.roofTerrace ? [...own, apartment.roofTerrace.poly] : own);
  const outer = loops.filter((loop) => area(loop) > 0);
  if (outer.length !== 1 || !outer[0])
    throw new Error(`The outline of ${apartment.id} consists of ${outer.length} parts.`);
  return outer[0];
}

function neighbours(bounds: readonly Bound[], i: number): { before: boolean; after: boolean } {
  const isOuter = (k: number) => bounds[(k + bounds.length) % bounds.length]?.kind === "outer";
  return { before: isOuter(i - 1), after: isOuter(i + 1) };
}

// The strip goes around a corner only where the facade does: next to a neighbour it ends on the shared line.
function facadeStrip({ a, b, kind }: Bound, runsOn: { before: boolean; after: boolean }): Polygon[] {
  if (kind !== "outer") return [];
  const along: Point = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  const outward: Point = [along[1] * halfOuterWall, -along[0] * halfOuterWall];
  const start = runsOn.before ? halfOuterWall : 0;
  const end = runsOn.after ? halfOuterWall : 0;
  const from: Point = [a[0] - along[0] * start, a[1] - along[1] * start];
  const to: Point = [b[0] + along[0] * end + outward[0], b[1] + along[1] * end + outward[1]];
  const rect: Rect = [
    ...([Math.min(from[0], to[0]), Math.min(from[1], to[1])] as const),
    ...([Math.max(from[0], to[0]), Math.max(from[1], to[1])] as const),
  ];
  return [rectPolygon(rect)];
}
