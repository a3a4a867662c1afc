import type { Point } from "../../project/types.ts";

/** Distance of a leader's dot from the region's edge, px; half of it in a thin region. */
const inside = 7;

/**
 * The end of a horizontal or vertical leader: just inside the region's outline, which may lie well inside its box. `parts` are the
 * outline's corners in px of the stage. If the leader misses the region, it ends at `to`.
 */
export function leaderEnd(parts: readonly (readonly Point[])[], from: Point, to: Point): Point {
  const isLevel = from[1] === to[1];
  const [along, across] = isLevel ? ([0, 1] as const) : ([1, 0] as const);
  const sign = to[along] < from[along] ? -1 : 1;
  const distances = parts
    .flatMap((part) =>
      part.flatMap((a, index) => crossing([a, part[(index + 1) % part.length] ?? a], to[across], across)),
    )
    .map((coordinate) => (coordinate - from[along]) * sign)
    .filter((distance) => distance > 0)
    .toSorted((a, b) => a - b);
  const [enters, leaves] = distances;
  if (enters === undefined || leaves === undefined) return to;
  const end = from[along] + sign * Math.min(enters + inside, (enters + leaves) / 2);
  return isLevel ? [end, to[1]] : [to[0], end];
}

/** Where an edge crosses the line at a value of coordinate `across`: its other coordinate. */
function crossing([a, b]: readonly [Point, Point], value: number, across: 0 | 1): number[] {
  const other = across === 0 ? 1 : 0;
  if (a[across] > value === b[across] > value) return [];
  const fraction = (value - a[across]) / (b[across] - a[across]);
  return [a[other] + fraction * (b[other] - a[other])];
}
