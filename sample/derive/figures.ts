import type { Complex, Floor } from "../buildingTypes.ts";
import { area } from "../geometry/polygon.ts";
import { deriveLayout } from "./deriveLayout.ts";
import { resolveLayout } from "./resolveLayout.ts";
import { type Orientation, sidesOf } from "./sidesOf.ts";

/** The figures of an apartment on a floor. Areas in m², rounded to a tenth. */
export interface ApartmentFigures {
  readonly id: string;
  readonly slot: number;
  readonly alt: string;
  readonly layout: string;
  readonly tour: string;
  /** "2+1" */
  readonly type: string;
  readonly bedrooms: number;
  readonly netArea: number;
  /** Balconies, loggias, terraces, and the roof terrace if the apartment has one. */
  readonly openArea: number;
  /** The apartment's share of corridor and core, in proportion to its net area. */
  readonly commonShare: number;
  /** At most two, starting with the one that has the most glass. */
  readonly sides: readonly Orientation[];
}

/** The apartments of a floor in the order of their slots; `towerRotation` is the tower's `rot`. */
export function figures(complex: Complex, floor: Floor, towerRotation: number): ApartmentFigures[] {
  const plate = complex.plates[floor.plate];
  if (!plate) throw new Error(`There is no plate "${floor.plate}".`);
  const shafts = plate.core.rooms
    .filter((room) => room.kind === "shaft")
    .reduce((sum, room) => sum + area(room.poly), 0);
  const commonArea = area(plate.core.outline) - shafts + area(plate.corridor);
  const apartments = floor.homes.map((apartment, i) => {
    const placement = plate.homes[i];
    if (!placement) throw new Error(`Plate ${floor.plate} has no place for ${apartment.id}.`);
    const layout = resolveLayout(complex, apartment.layout);
    return { apartment, derived: deriveLayout(layout), sides: sidesOf(layout, placement, towerRotation) };
  });
  const totalNetArea = apartments.reduce((sum, { derived }) => sum + derived.netArea, 0);
  return apartments.map(({ apartment: { roofTerrace, ...apartment }, derived, sides }) => ({
    ...apartment,
    type: derived.type,
    bedrooms: derived.bedrooms,
    netArea: derived.netArea,
    openArea: tenths(derived.openArea + (roofTerrace ? area(roofTerrace.poly) : 0)),
    commonShare: tenths((commonArea * derived.netArea) / totalNetArea),
    sides: sides.slice(0, 2),
  }));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
