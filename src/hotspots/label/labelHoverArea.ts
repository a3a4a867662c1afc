import type { Point } from "../../project/types.ts";
import type { Box } from "../hotspot.ts";

/**
 * The way from a region to its label as an outline: the hull of both boxes. The label stays while the pointer moves within it.
 */
export function labelHoverArea(region: Box, label: Box): string {
  const corners = [region, label].flatMap(({ x, y, width, height }): Point[] => [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ]);
  const sorted = corners.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull = [...chain(sorted), ...chain(sorted.toReversed())];
  return `M${hull.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
}

/** One side of the convex hull of sorted points. */
function chain(points: readonly Point[]): readonly Point[] {
  const side: Point[] = [];
  for (const point of points) {
    while (side.length > 1 && !turnsLeft(side.at(-2), side.at(-1), point)) side.pop();
    side.push(point);
  }
  return side.slice(0, -1);
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  return !!a && !!b && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
