import type { Polygon } from "../types.ts";
import { cellGrid } from "./cellGrid.ts";
import { isInside } from "./isInside.ts";
import { traceLoops } from "./traceLoops.ts";

/** Outlines of everything any of the shapes covers. */
export function union(shapes: readonly Polygon[]): Polygon[] {
  return traceLoops(cellGrid(shapes), (point) => shapes.some((shape) => isInside(shape, point)));
}
