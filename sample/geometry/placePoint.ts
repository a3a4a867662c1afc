import type { Placement, Point } from "../types.ts";
import { millimetres } from "./millimetres.ts";

/** Where a point of a layout stands on the plate. */
export function placePoint([x, y]: Point, { at, rot, mirror }: Placement): Point {
  const px = mirror ? -x : x;
  const turned: Record<number, Point> = { 0: [px, y], 90: [-y, px], 180: [-px, -y], 270: [y, -px] };
  const point = turned[((rot % 360) + 360) % 360];
  if (!point) throw new Error(`A placement turns by quarters, not by ${rot} degrees.`);
  return [millimetres(point[0] + at[0]), millimetres(point[1] + at[1])];
}
