import type { Polygon } from "../types.ts";
import { area } from "../geometry/polygon.ts";
import { covers } from "../geometry/polygonBoolean.ts";
import { isClose } from "../geometry/lengths.ts";
import type { Fault } from "./fault.ts";
import { type NamedShape, overlapFaults } from "./overlapFaults.ts";

/** Shapes must fill an area exactly: none outside it, no overlaps, no gaps. */
export function fillFaults(shapes: readonly NamedShape[], outline: Polygon, place: string): Fault[] {
  const sum = shapes.reduce((total, shape) => total + area(shape.poly), 0);
  const outside = shapes
    .filter((shape) => !covers(outline, shape.poly))
    .map((shape) => ({ place: `${place}.${shape.name}`, problem: "reaches outside" }));
  const left = isClose(sum, area(outline), 1e-3)
    ? []
    : [{ place, problem: `its parts have ${sum.toFixed(2)} m², it has ${area(outline).toFixed(2)} m²` }];
  return [...outside, ...overlapFaults(shapes, place), ...left];
}
