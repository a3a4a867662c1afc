import type { Complex, Home, Plate, Storey } from "../buildingTypes.ts";
import type { Placement } from "../types.ts";
import { deriveLayout, type DerivedLayout } from "../derive/deriveLayout.ts";
import { resolveLayout, type ResolvedLayout } from "../derive/resolveLayout.ts";

/** A home of a storey with the layout it has and the place it stands at. */
export interface PlacedHome {
  readonly home: Home;
  readonly layout: ResolvedLayout;
  readonly derived: DerivedLayout;
  readonly placement: Placement;
}

/** The plate of a storey and its homes in their places. */
export function placedHomes(complex: Complex, storey: Storey): { plate: Plate; homes: PlacedHome[] } {
  const plate = complex.plates[storey.plate];
  if (!plate) throw new Error(`There is no plate "${storey.plate}".`);
  const homes = storey.homes.map((home, i) => {
    const place = plate.homes[i];
    if (!place) throw new Error(`Plate ${storey.plate} has no place for ${home.id}.`);
    const layout = resolveLayout(complex, home.layout);
    const placement = { at: place.at, rot: place.rot, mirror: layout.mirror };
    return { home, layout, derived: deriveLayout(layout), placement };
  });
  return { plate, homes };
}
