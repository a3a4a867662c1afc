import type { Polygon } from "../types.ts";
import type { Frame } from "./frameOf.ts";
import { pathOf } from "./pathOf.ts";

/** Path data of a polygon given in metres. */
export function polygonPath(polygon: Polygon, frame: Frame): string {
  return pathOf(polygon.map(frame.toUnits), true);
}
