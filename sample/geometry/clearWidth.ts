import type { Axis, Point, Polygon } from "../types.ts";
import { across, axisOf } from "./axis.ts";
import { edgesOf, isInside } from "./polygon.ts";

interface Edge {
  readonly axis: Axis;
  readonly at: number;
  readonly lo: number;
  readonly hi: number;
  /** The inside of the polygon is in the direction of greater coordinates. */
  readonly opensUp: boolean;
}

/** The width of a polygon at its narrowest: the least distance between facing edges with the inside between them. */
export function clearWidth(polygon: Polygon): number {
  const edges = edgesOf(polygon).map(toEdge);
  let least = Infinity;
  for (const low of edges)
    for (const high of edges) {
      if (low.axis !== high.axis || !low.opensUp || high.opensUp || high.at <= low.at) continue;
      const [lo, hi] = [Math.max(low.lo, high.lo), Math.min(low.hi, high.hi)];
      // An overlap of less than 0.2 m is a corner that people walk past rather than a passage.
      if (hi - lo > 0.2 && isInside(polygon, pointAt(low.axis, (lo + hi) / 2, (low.at + high.at) / 2)))
        least = Math.min(least, high.at - low.at);
    }
  return least;
}

function toEdge([a, b]: readonly [Point, Point]): Edge {
  const axis = axisOf(a, b);
  const forward = b[axis] > a[axis];
  return {
    axis,
    at: a[across(axis)],
    lo: Math.min(a[axis], b[axis]),
    hi: Math.max(a[axis], b[axis]),
    opensUp: axis === 0 ? forward : !forward,
  };
}

function pointAt(axis: Axis, along: number, off: number): Point {
  return axis === 0 ? [along, off] : [off, along];
}
