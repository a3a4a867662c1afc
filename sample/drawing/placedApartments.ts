import type { Complex, Apartment, Plate, Floor } from "../buildingTypes.ts";
import type { Placement } from "../types.ts";
import { deriveLayout, type DerivedLayout } from "../derive/deriveLayout.ts";
import { resolveLayout, type ResolvedLayout } from "../derive/resolveLayout.ts";

/** An apartment of a floor with its layout and its position. */
export interface PlacedApartment {
  readonly apartment: Apartment;
  readonly layout: ResolvedLayout;
  readonly derived: DerivedLayout;
  readonly placement: Placement;
}

/** The plate of a floor and its apartments at their positions. */
export function placedApartments(complex: Complex, floor: Floor): { plate: Plate; apartments: PlacedApartment[] } {
  const plate = complex.plates[floor.plate];
  if (!plate) throw new Error(`There is no plate "${floor.plate}".`);
  const apartments = floor.homes.map((apartment, i) => {
    const place = plate.homes[i];
    if (!place) throw new Error(`Plate ${floor.plate} has no place for ${apartment.id}.`);
    const layout = resolveLayout(complex, apartment.layout);
    const placement = { at: place.at, rot: place.rot, mirror: layout.mirror };
    return { apartment, layout, derived: deriveLayout(layout), placement };
  });
  return { plate, apartments };
}
