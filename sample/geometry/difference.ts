import type { Polygon } from "../types.ts";
import { cellGrid } from "./cellGrid.ts";
import { isInside } from "./isInside.ts";
import { traceLoops } from "./traceLoops.ts";

/** Outlines of what the shapes cover and the cuts do not. */
export function difference(shapes: readonly Polygon[], cuts: readonly Polygon[]): Polygon[] {
  return traceLoops(
    cellGrid([...shapes, ...cuts]),
    (point) => shapes.some((shape) => isInside(shape, point)) && !cuts.some((cut) => isInside(cut, point)),
  );
}
