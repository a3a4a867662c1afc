import type { Point } from "../types.ts";
import type { Frame } from "./frameOf.ts";
import { pathOf } from "./pathOf.ts";

/** Path data of a line through points given in metres. */
export function linePath(points: readonly Point[], frame: Frame): string {
  return pathOf(points.map(frame.toUnits), false);
}
