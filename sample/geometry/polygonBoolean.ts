import type { Polygon } from "../types.ts";
import { cellGrid, traceLoops } from "./traceLoops.ts";
import { area, boundingBox, isInside } from "./polygon.ts";
import { rectsOverlap } from "./rect.ts";

/** Outlines of the area that is covered by any of the shapes. */
export function union(shapes: readonly Polygon[]): Polygon[] {
  return traceLoops(cellGrid(shapes), (point) => shapes.some((shape) => isInside(shape, point)));
}

/** Outlines of the area that the shapes cover and the cuts do not. */
export function difference(shapes: readonly Polygon[], cuts: readonly Polygon[]): Polygon[] {
  return traceLoops(
    cellGrid([...shapes, ...cuts]),
    (point) => shapes.some((shape) => isInside(shape, point)) && !cuts.some((cut) => isInside(cut, point)),
  );
}

/** The area that two shapes share, in m². */
export function intersectionArea(a: Polygon, b: Polygon): number {
  if (!rectsOverlap(boundingBox(a), boundingBox(b), 0)) return 0;
  const { xs, ys } = cellGrid([a, b]);
  let sum = 0;
  xs.slice(1).forEach((x1, i) => {
    const x0 = xs[i] ?? x1;
    ys.slice(1).forEach((y1, j) => {
      const y0 = ys[j] ?? y1;
      const middle = [(x0 + x1) / 2, (y0 + y1) / 2] as const;
      if (isInside(a, middle) && isInside(b, middle)) sum += (x1 - x0) * (y1 - y0);
    });
  });
  return sum;
}

/** Whether a shape contains another one, except for `slack` m². */
export function covers(outer: Polygon, inner: Polygon, slack = 1e-4): boolean {
  return intersectionArea(outer, inner) >= area(inner) - slack;
}
