import type { Axis, Opening, Placement, Point, Polygon, Rect, Sign } from "../types.ts";
import { millimetres } from "./lengths.ts";
import { boundingBox } from "./polygon.ts";
import { rectPolygon } from "./rect.ts";
import { across } from "./axis.ts";

/** The position of a layout's point on the plate. */
export function placePoint([x, y]: Point, { at, rot, mirror }: Placement): Point {
  const px = mirror ? -x : x;
  const turned: Record<number, Point> = { 0: [px, y], 90: [-y, px], 180: [-px, -y], 270: [y, -px] };
  const point = turned[((rot % 360) + 360) % 360];
  if (!point) throw new Error(`A placement rotates by multiples of 90 degrees, not by ${rot}.`);
  return [millimetres(point[0] + at[0]), millimetres(point[1] + at[1])];
}

/** The direction on the plate of a layout's direction. */
export function placeDirection(direction: Point, placement: Placement): Point {
  return placePoint(direction, { ...placement, at: [0, 0] });
}

/** The position of a layout's polygon on the plate; counter-clockwise again after a reflection. */
export function placePolygon(polygon: Polygon, placement: Placement): Polygon {
  const placed = polygon.map((point) => placePoint(point, placement));
  return placement.mirror ? placed.toReversed() : placed;
}

/** The position of a layout's rectangle on the plate. */
export function placeRect(rect: Rect, placement: Placement): Rect {
  return boundingBox(placePolygon(rectPolygon(rect), placement));
}

/** The position of a layout's door or window on the plate; hinge and side are rotated and reflected with it. */
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

/** Maps points of a layout to their positions on the plate. */
export function placer(placement: Placement): (point: Point) => Point {
  return (point) => placePoint(point, placement);
}
