import type { Complex, Home, RoofTerrace } from "../../buildingTypes.ts";
import type { PlateHome } from "../../types.ts";
import { isInside } from "../../geometry/polygon.ts";
import { covers, intersectionArea } from "../../geometry/polygonBoolean.ts";
import { placeOpening } from "../../geometry/placement.ts";
import { rectPolygon } from "../../geometry/rect.ts";
import { across } from "../../geometry/axis.ts";
import { onWall } from "../../derive/wall.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import type { Fault, Rule } from "../fault.ts";
import { overlapFaults } from "../overlapFaults.ts";
import { polygonFaults } from "../polygonFaults.ts";
import { everyStorey, type StoreyCase } from "./everyStorey.ts";

/** A roof terrace lies over the roof below, outside the building, apart from others, and its home has a door to it. */
export const roofTerraceRules: Rule = everyStorey((storeyCase) => {
  const { storey, plate, place, placeOf } = storeyCase;
  const faults = storey.homes.flatMap((home, i) => {
    const spot = plate.homes[i];
    if (!home.roofTerrace || !spot) return [];
    const at = `${placeOf(home)}.roofTerrace`;
    const problems = problemsOf(storeyCase, home.roofTerrace);
    if (!hasDoor(storeyCase.complex, home, spot)) problems.push("no door of the home opens on it");
    return [
      ...polygonFaults(home.roofTerrace.poly, at),
      ...polygonFaults(home.roofTerrace.pergola, `${at}.pergola`),
      ...problems.map((problem): Fault => ({ place: at, problem })),
    ];
  });
  const shapes = storey.homes.flatMap(({ id, roofTerrace }) =>
    roofTerrace ? [{ name: `homes(${id}).roofTerrace`, poly: roofTerrace.poly }] : [],
  );
  return [...faults, ...overlapFaults(shapes, place)];
});

function problemsOf({ below, plate }: StoreyCase, { poly, furniture }: RoofTerrace): string[] {
  return [
    ...(covers(below.roof, poly) ? [] : ["does not lie over the roof below"]),
    ...(intersectionArea(poly, plate.face) > 1e-6 ? ["reaches into the building"] : []),
    ...furniture
      .filter(({ rect }) => !covers(poly, rectPolygon(rect), 2e-3))
      .map(({ type }) => `its ${type} stands beside it`),
  ];
}

function hasDoor(complex: Complex, home: Home, spot: PlateHome): boolean {
  const layout = resolveLayout(complex, home.layout);
  const terrace = home.roofTerrace?.poly ?? [];
  return layout.windows
    .filter((window) => window.sill === 0)
    .map((window) => placeOpening(window, { ...spot, mirror: layout.mirror }))
    .some(({ at, h }) => [-0.35, 0.35].some((off) => isInside(terrace, onWall(h, at[h], at[across(h)] + off))));
}
