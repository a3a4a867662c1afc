import type { Polygon } from "../types.ts";
import { sortedUnique } from "./sortedUnique.ts";

export interface CellGrid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** The grid through every corner of some square-cornered shapes: none of its cells is cut by an edge. */
export function cellGrid(shapes: readonly Polygon[]): CellGrid {
  const corners = shapes.flat();
  return { xs: sortedUnique(corners.map((p) => p[0])), ys: sortedUnique(corners.map((p) => p[1])) };
}
