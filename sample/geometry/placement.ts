import type { Axis, Opening, Placement, Point, Polygon, Rect, Sign } from "../types.ts";
import { millimetres } from "./lengths.ts";
import { boundingBox } from "./polygon.ts";
import { rectPolygon } from "./rect.ts";
import { across } from "./axis.ts";

/** Where a point of a layout stands on the plate. */
export function placePoint([x, y]: Point, { at, rot, mirror }: Placement): Point {
  const px = mirror ? -x : x;
  const turned: Record<number, Point> = { 0: [px, y], 90: [-y, px], 180: [-px, -y], 270: [y, -px] };
  const point = turned[((rot % 360) + 360) % 360];
  if (!point) throw new Error(`A placement turns by quarters, not by ${rot} degrees.`);
  return [millimetres(point[0] + at[0]), millimetres(point[1] + at[1])];
}

/** Where a direction of a layout points on the plate. */
export function placeDirection(direction: Point, placement: Placement): Point {
  return placePoint(direction, { ...placement, at: [0, 0] });
}

/** Where a polygon of a layout stands on the plate, counter-clockwise again after a reflection. */
export function placePolygon(polygon: Polygon, placement: Placement): Polygon {
  const placed = polygon.map((point) => placePoint(point, placement));
  return placement.mirror ? placed.toReversed() : placed;
}

/** Where a rectangle of a layout stands on the plate. */
export function placeRect(rect: Rect, placement: Placement): Rect {
  return boundingBox(placePolygon(rectPolygon(rect), placement));
}

/** Where a door or window of a layout stands on the plate; hinge and side turn and reflect with it. */
export function placeOpening<T extends Opening & { hinge?: Sign; side?: Sign }>(opening: T, placement: Placement): T {
  const along = placeDirection(opening.h === 0 ? [1, 0] : [0, 1], placement);
  const off = placeDirection(opening.h === 0 ? [0, 1] : [1, 0], placement);
  const h: Axis = Math.abs(along[0]) > 0.5 ? 0 : 1;
  return {
    ...opening,
    at: placePoint(opening.at, placement),
    h,
    ...(opening.hinge ? { hinge: opening.hinge * along[h] } : {}),
    ...(opening.side ? { side: opening.side * off[across(h)] } : {}),
  };
}

/** Takes points of a layout to where they stand on the plate. */
export function placer(placement: Placement): (point: Point) => Point {
  return (point) => placePoint(point, placement);
}
