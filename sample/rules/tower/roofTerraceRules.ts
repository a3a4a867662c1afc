import type { Complex, Apartment, RoofTerrace } from "../../buildingTypes.ts";
import type { PlateApartment } from "../../types.ts";
import { isInside } from "../../geometry/polygon.ts";
import { covers, intersectionArea } from "../../geometry/polygonBoolean.ts";
import { placeOpening } from "../../geometry/placement.ts";
import { rectPolygon } from "../../geometry/rect.ts";
import { across } from "../../geometry/axis.ts";
import { onWall } from "../../derive/wall.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import type { Failure, Rule } from "../finding.ts";
import { overlapProblems } from "../overlapProblems.ts";
import { polygonProblems } from "../polygonProblems.ts";
import { everyFloor, type FloorCase } from "./everyFloor.ts";

/** A roof terrace is on the roof below, outside the building, and separate from others; its apartment has a door to it. */
export const roofTerraceRules: Rule = everyFloor((floorCase) => {
  const { floor, plate, place, placeOf } = floorCase;
  const findings = floor.homes.flatMap((apartment, i) => {
    const spot = plate.homes[i];
    if (!apartment.roofTerrace || !spot) return [];
    const at = `${placeOf(apartment)}.roofTerrace`;
    const problems = problemsOf(floorCase, apartment.roofTerrace);
    if (!hasDoor(floorCase.complex, apartment, spot)) problems.push("no door of the apartment opens onto it");
    return [
      ...polygonProblems(apartment.roofTerrace.poly, at),
      ...polygonProblems(apartment.roofTerrace.pergola, `${at}.pergola`),
      ...problems.map((problem): Failure => ({ place: at, problem })),
    ];
  });
  const shapes = floor.homes.flatMap(({ id, roofTerrace }) =>
    roofTerrace ? [{ name: `homes(${id}).roofTerrace`, poly: roofTerrace.poly }] : [],
  );
  return [...findings, ...overlapProblems(shapes, place)];
});

function problemsOf({ below, plate }: FloorCase, { poly, furniture }: RoofTerrace): string[] {
  return [
    ...(covers(below.roof, poly) ? [] : ["does not lie over the roof below"]),
    ...(intersectionArea(poly, plate.face) > 1e-6 ? ["extends into the building"] : []),
    ...furniture
      .filter(({ rect }) => !covers(poly, rectPolygon(rect), 2e-3))
      .map(({ type }) => `its ${type} stands outside it`),
  ];
}

function hasDoor(complex: Complex, apartment: Apartment, spot: PlateApartment): boolean {
  const layout = resolveLayout(complex, apartment.layout);
  const terrace = apartment.roofTerrace?.poly ?? [];
  return layout.windows
    .filter((window) => window.sill === 0)
    .map((window) => placeOpening(window, { ...spot, mirror: layout.mirror }))
    .some(({ at, h }) => [-0.35, 0.35].some((off) => isInside(terrace, onWall(h, at[h], at[across(h)] + off))));
}
