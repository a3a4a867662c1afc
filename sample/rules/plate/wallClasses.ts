import type { Bound, Point, Polygon } from "../../types.ts";
import { across, axisOf } from "../../geometry/axis.ts";
import { isInside } from "../../geometry/polygon.ts";
import { placePoint } from "../../geometry/placement.ts";
import { onWall } from "../../derive/wall.ts";
import type { Failure } from "../finding.ts";
import type { ApartmentOnPlate, PlateCase } from "./everyPlate.ts";

const step = 0.1;
const off = 0.05;

/** Wherever a layout is placed, its outer walls face the open air and its party walls adjoin the building. */
export function wallClasses({ place, plate, apartments }: PlateCase): Failure[] {
  return apartments.flatMap((apartment) =>
    apartment.layout.bounds.flatMap((bound): Failure[] => {
      const wrong = wrongPoint(apartment, bound, plate.axes);
      if (!wrong) return [];
      const faces = bound.kind === "outer" ? "the building" : "the open air";
      const at = wrong.map((value) => value.toFixed(2)).join(", ");
      return [
        { place: `${place}.${apartment.name}.bounds`, problem: `the ${bound.kind} wall at ${at} faces ${faces}` },
      ];
    }),
  );
}

/** The first point in front of a wall that is somewhere its class does not allow. */
function wrongPoint({ outline, placement }: ApartmentOnPlate, bound: Bound, axes: Polygon): Point | undefined {
  const [a, b] = [placePoint(bound.a, placement), placePoint(bound.b, placement)];
  const h = axisOf(a, b);
  const line = a[across(h)];
  for (let along = Math.min(a[h], b[h]) + step / 2; along < Math.max(a[h], b[h]); along += step)
    for (const side of [-off, off]) {
      const point = onWall(h, along, line + side);
      if (!isInside(outline, point) && isInside(axes, point) === (bound.kind === "outer")) return point;
    }
  return undefined;
}
