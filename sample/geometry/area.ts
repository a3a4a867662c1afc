import type { Polygon } from "../types.ts";
import { edgesOf } from "./edgesOf.ts";

/** Signed area in m²: positive counter-clockwise. */
export function area(polygon: Polygon): number {
  return edgesOf(polygon).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}
