import type { Placement, Polygon } from "../types.ts";
import { placePoint } from "./placePoint.ts";

/** Where a polygon of a layout stands on the plate, counter-clockwise again after a reflection. */
export function placePolygon(polygon: Polygon, placement: Placement): Polygon {
  const placed = polygon.map((point) => placePoint(point, placement));
  return placement.mirror ? placed.toReversed() : placed;
}
