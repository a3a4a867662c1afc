import type { Complex, Plate } from "../../buildingTypes.ts";
import type { Placement, PlateApartment, Polygon } from "../../types.ts";
import { placePolygon } from "../../geometry/placement.ts";
import { type ResolvedLayout, resolveLayout } from "../../derive/resolveLayout.ts";
import type { Failure, Rule } from "../finding.ts";

export interface PlateCase {
  /** "plates.P2" */
  readonly place: string;
  readonly complex: Complex;
  readonly plate: Plate;
  readonly apartments: readonly ApartmentOnPlate[];
}

export interface ApartmentOnPlate {
  /** "homes[3](5)" */
  readonly name: string;
  readonly apartment: PlateApartment;
  readonly layout: ResolvedLayout;
  readonly placement: Placement;
  readonly outline: Polygon;
}

/** Turns a rule for plates into a rule for the complex. */
export function everyPlate(rule: (plate: PlateCase) => Failure[]): Rule {
  return (complex) =>
    Object.entries(complex.plates).flatMap(([id, plate]) => {
      const apartments = plate.homes.map((apartment, i) => {
        const layout = resolveLayout(complex, apartment.layout);
        const placement = { at: apartment.at, rot: apartment.rot, mirror: layout.mirror };
        const outline = placePolygon(layout.outline, placement);
        return { name: `homes[${i}](${apartment.layout})`, apartment, layout, placement, outline };
      });
      return rule({ place: `plates.${id}`, complex, plate, apartments });
    });
}
