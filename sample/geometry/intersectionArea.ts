import type { Polygon } from "../types.ts";
import { boundingBox } from "./boundingBox.ts";
import { cellGrid } from "./cellGrid.ts";
import { isInside } from "./isInside.ts";
import { rectsOverlap } from "./rectsOverlap.ts";

/** Area two shapes share, in m². */
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
