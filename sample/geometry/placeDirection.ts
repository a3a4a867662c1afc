import type { Placement, Point } from "../types.ts";
import { placePoint } from "./placePoint.ts";

/** Where a direction of a layout points on the plate. */
export function placeDirection(direction: Point, placement: Placement): Point {
  return placePoint(direction, { ...placement, at: [0, 0] });
}
