import type { Complex, Plate } from "../../buildingTypes.ts";
import type { Placement, PlateHome, Polygon } from "../../types.ts";
import { placePolygon } from "../../geometry/placement.ts";
import { type ResolvedLayout, resolveLayout } from "../../derive/resolveLayout.ts";
import type { Fault, Rule } from "../fault.ts";

export interface PlateCase {
  /** "plates.P2" */
  readonly place: string;
  readonly complex: Complex;
  readonly plate: Plate;
  readonly homes: readonly HomeOnPlate[];
}

export interface HomeOnPlate {
  /** "homes[3](5)" */
  readonly name: string;
  readonly home: PlateHome;
  readonly layout: ResolvedLayout;
  readonly placement: Placement;
  readonly outline: Polygon;
}

/** A rule for plates as a rule for the complex. */
export function everyPlate(rule: (plate: PlateCase) => Fault[]): Rule {
  return (complex) =>
    Object.entries(complex.plates).flatMap(([id, plate]) => {
      const homes = plate.homes.map((home, i) => {
        const layout = resolveLayout(complex, home.layout);
        const placement = { at: home.at, rot: home.rot, mirror: layout.mirror };
        const outline = placePolygon(layout.outline, placement);
        return { name: `homes[${i}](${home.layout})`, home, layout, placement, outline };
      });
      return rule({ place: `plates.${id}`, complex, plate, homes });
    });
}
