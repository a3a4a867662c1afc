import type { Placement, Rect } from "../types.ts";
import { boundingBox } from "./boundingBox.ts";
import { placePolygon } from "./placePolygon.ts";
import { rectPolygon } from "./rectPolygon.ts";

/** Where a rectangle of a layout stands on the plate. */
export function placeRect(rect: Rect, placement: Placement): Rect {
  return boundingBox(placePolygon(rectPolygon(rect), placement));
}
