import type { Polygon } from "../types.ts";
import { area } from "../geometry/polygon.ts";
import { covers } from "../geometry/polygonBoolean.ts";
import { isClose } from "../geometry/lengths.ts";
import type { Failure } from "./finding.ts";
import { type NamedShape, overlapProblems } from "./overlapProblems.ts";

/** Shapes must fill an area exactly: none outside it, no overlaps, no gaps. */
export function fillProblems(shapes: readonly NamedShape[], outline: Polygon, place: string): Failure[] {
  const sum = shapes.reduce((total, shape) => total + area(shape.poly), 0);
  const outside = shapes
    .filter((shape) => !covers(outline, shape.poly))
    .map((shape) => ({ place: `${place}.${shape.name}`, problem: "reaches outside" }));
  const left = isClose(sum, area(outline), 1e-3)
    ? []
    : [{ place, problem: `its parts have ${sum.toFixed(2)} m², it has ${area(outline).toFixed(2)} m²` }];
  return [...outside, ...overlapProblems(shapes, place), ...left];
}
