import type { Point } from "../../../../src/project/types.ts";
import type { Corner } from "./editShape.ts";
import { distance, type Shape } from "./polygon.ts";

/** The handle of a corner. */
export type Handle = {
  readonly corner: Corner;
  /** The corner's own position. */
  readonly point: Point;
  /** The middle of the dragged handle: the corner, or a place next to it if two handles would overlap. */
  readonly at: Point;
};

/** Handles push each other; a dense cluster needs several rounds until none overlap. */
const maxRounds = 12;

/**
 * The handles of a shape's corners: two that are closer than `apart` units are pushed apart, along the line between them. No handle is
 * further than that from its corner: to work in a dense cluster the user zooms in first.
 */
export function handlesOf(shape: Shape, apart: number): readonly Handle[] {
  const all = shape.flatMap((polygon, part) => polygon.map((point, index) => ({ corner: { part, index }, point })));
  const places = all.map(({ point }): [number, number] => [...point]);
  for (let round = 0; round < maxRounds && pushApart(places, apart); round += 1);
  return all.map((handle, index) => ({ ...handle, at: near(handle.point, places[index] ?? handle.point, apart) }));
}

/** A place at most `most` units away from a point, towards another one. */
function near(point: Point, to: Point, maxDistance: number): Point {
  const away = distance(point, to);
  const share = away > maxDistance ? maxDistance / away : 1;
  return [point[0] + (to[0] - point[0]) * share, point[1] + (to[1] - point[1]) * share];
}

/** Pushes apart all handles that are too close, in place; returns whether there were any. */
function pushApart(places: readonly [number, number][], apart: number): boolean {
  const sorted = places.toSorted((a, b) => a[0] - b[0]);
  let isPushed = false;
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      // A handle pushed in this round moves by at most half of the overlap.
      if (!other || other[0] - one[0] > apart * 2) break;
      const away = distance(one, other);
      if (away >= apart - apart / 1000) continue;
      isPushed = true;
      // Two corners at the same place are separated sideways.
      const [alongX, alongY] = away === 0 ? [1, 0] : [(other[0] - one[0]) / away, (other[1] - one[1]) / away];
      const by = (apart - away) / 2;
      [one[0], one[1]] = [one[0] - alongX * by, one[1] - alongY * by];
      [other[0], other[1]] = [other[0] + alongX * by, other[1] + alongY * by];
    }
  }
  return isPushed;
}

/** The handle nearest to a point, at most `reach` units away: if two are within reach, the nearer one is used. */
export function handleAt(handles: readonly Handle[], point: Point, reach: number): Handle | undefined {
  let [best, least]: [Handle | undefined, number] = [undefined, reach];
  for (const handle of handles) {
    const away = distance(handle.at, point);
    if (away <= least) [best, least] = [handle, away];
  }
  return best;
}
