import { boundingBox } from "../../geometry/polygon.ts";
import { isClose } from "../../geometry/lengths.ts";
import type { Failure } from "../finding.ts";
import { fillProblems } from "../fillProblems.ts";
import { polygonProblems } from "../polygonProblems.ts";
import type { PlateCase } from "./everyPlate.ts";

const halfOuterWall = 0.15;

/** Apartments, corridor and core fill the plate, in the order of their slots; its face is half a wall further out. */
export function plateShapes({ place, complex, plate, apartments }: PlateCase): Failure[] {
  const axes = boundingBox(plate.axes);
  const isFaceRight = boundingBox(plate.face).every((value, i) =>
    isClose(value, (axes[i] ?? 0) + (i < 2 ? -halfOuterWall : halfOuterWall)),
  );
  const slots = apartments
    .filter(({ apartment }, i) => apartment.slot !== i + 1)
    .map(({ name, apartment }) => ({ place: `${place}.${name}`, problem: `has slot ${apartment.slot} out of order` }));
  const parts = [
    { name: "corridor", poly: plate.corridor },
    { name: "core", poly: plate.core.outline },
    ...apartments.map(({ name, outline }) => ({ name, poly: outline })),
  ];
  return [
    ...polygonProblems(plate.axes, `${place}.axes`, complex.grid),
    ...polygonProblems(plate.face, `${place}.face`, complex.grid),
    ...parts.flatMap(({ name, poly }) => polygonProblems(poly, `${place}.${name}`, complex.grid)),
    ...(isFaceRight ? [] : [{ place: `${place}.face`, problem: `is not ${halfOuterWall} m outside the axes` }]),
    ...slots,
    ...fillProblems(parts, plate.axes, place),
  ];
}
