import type { Complex, Storey } from "../buildingTypes.ts";
import { area } from "../geometry/polygon.ts";
import { deriveLayout } from "./deriveLayout.ts";
import { resolveLayout } from "./resolveLayout.ts";
import { type Side, sidesOf } from "./sidesOf.ts";

/** What is known of a home of a storey. Areas in m², to a tenth. */
export interface HomeFigures {
  readonly id: string;
  readonly slot: number;
  readonly alt: string;
  readonly layout: string;
  readonly tour: string;
  /** "2+1" */
  readonly type: string;
  readonly bedrooms: number;
  readonly netArea: number;
  /** Balconies, loggias, terraces, and the roof terrace where the home has one. */
  readonly openArea: number;
  /** The home's part of corridor and core, by net area. */
  readonly commonShare: number;
  /** At most two, the one with most glass first. */
  readonly sides: readonly Side[];
}

/** The homes of a storey in the order of their slots; `towerTurn` is the tower's `rot`. */
export function figures(complex: Complex, storey: Storey, towerTurn: number): HomeFigures[] {
  const plate = complex.plates[storey.plate];
  if (!plate) throw new Error(`There is no plate "${storey.plate}".`);
  const shafts = plate.core.rooms
    .filter((room) => room.kind === "shaft")
    .reduce((sum, room) => sum + area(room.poly), 0);
  const common = area(plate.core.outline) - shafts + area(plate.corridor);
  const homes = storey.homes.map((home, i) => {
    const placement = plate.homes[i];
    if (!placement) throw new Error(`Plate ${storey.plate} has no place for ${home.id}.`);
    const layout = resolveLayout(complex, home.layout);
    return { home, derived: deriveLayout(layout), sides: sidesOf(layout, placement, towerTurn) };
  });
  const net = homes.reduce((sum, { derived }) => sum + derived.netArea, 0);
  return homes.map(({ home: { roofTerrace, ...home }, derived, sides }) => ({
    ...home,
    type: derived.type,
    bedrooms: derived.bedrooms,
    netArea: derived.netArea,
    openArea: tenths(derived.openArea + (roofTerrace ? area(roofTerrace.poly) : 0)),
    commonShare: tenths((common * derived.netArea) / net),
    sides: sides.slice(0, 2),
  }));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
