import type { Polygon } from "../types.ts";
import { intersectionArea } from "../geometry/polygonBoolean.ts";
import type { Failure } from "./finding.ts";

export interface NamedShape {
  readonly name: string;
  readonly poly: Polygon;
}

/** No two shapes may overlap. */
export function overlapProblems(shapes: readonly NamedShape[], place: string): Failure[] {
  return shapes.flatMap((a, i) =>
    shapes
      .slice(i + 1)
      .filter((b) => intersectionArea(a.poly, b.poly) > 1e-6)
      .map((b) => ({ place: `${place}.${a.name}`, problem: `overlaps ${b.name}` })),
  );
}
