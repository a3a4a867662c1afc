import type { Placement, Point } from "../types.ts";
import { placePoint } from "../geometry/placePoint.ts";

/** Takes points of a layout to where they stand on the plate. */
export function placer(placement: Placement): (point: Point) => Point {
  return (point) => placePoint(point, placement);
}
