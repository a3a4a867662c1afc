import type { Point } from "../../../sample/types.ts";

/** The corners of a region's outline, which consists of horizontal and vertical edges. */
export function regionCorners(outline: string): Point[] {
  const [, x = 0, y = 0] = /^M(\d+) (\d+)/.exec(outline) ?? [];
  let here: Point = [Number(x), Number(y)];
  const corners = [here];
  for (const [, command, step] of outline.matchAll(/([hv])(-?\d+)/g)) {
    here = command === "h" ? [here[0] + Number(step), here[1]] : [here[0], here[1] + Number(step)];
    corners.push(here);
  }
  return corners;
}
