import type { Home, Storey, Tower } from "../buildingTypes.ts";
import type { PlateHome, Point } from "../types.ts";
import { millimetres } from "../geometry/lengths.ts";
import { ground } from "./ground.ts";
import { plates } from "./plates.ts";
import { roofTerraceOf } from "./roofTerraceOf.ts";
import { tourKeys, tourOf } from "./tourKeys.ts";

/** From floor to floor, in metres. */
export const storeyHeight = 3.25;

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];

/** The overlay text of a home, to the letter of the specification. */
export function homeLabel(floor: number, slot: number): string {
  return floor === 1 && slot === 1 ? "Right Terrace" : `${ordinals[slot - 1]} Apartment`;
}

interface TowerDefinition {
  readonly name: string;
  readonly floors: number;
  readonly origin: Point;
  readonly rot: number;
}

// Floor 1 first: which plan a storey has, and which of a plan's furnishings its tours show.
const plateOfFloor = ["P1", "P2", "P2", "P2", "P2", "P6", "P6", "P8", "P8", "P10", "P11"];
const variantOfFloor = [1, 1, 2, 3, 4, 2, 3, 1, 2, 3, 1];

/** A tower with its storeys from the first floor up. */
export function buildTower({ name, floors, origin, rot }: TowerDefinition): Tower {
  return {
    name,
    label: `Kulla ${name.slice(1)}`,
    origin,
    rot,
    floors,
    podium: { axes: ground.axes, height: ground.height, use: "Lokale afariste", plan: "ground" },
    storeys: Array.from({ length: floors }, (_, i) => buildStorey(name, i + 1)),
  };
}

function buildStorey(tower: string, floor: number): Storey {
  const id = plateOfFloor[floor - 1];
  const variant = variantOfFloor[floor - 1];
  const plate = plates[id ?? ""];
  if (!id || !plate || variant === undefined) throw new Error(`Floor ${floor} has no plan.`);
  return {
    floor,
    label: `Kati ${floor}`,
    plate: id,
    variant,
    z: millimetres(ground.height + (floor - 1) * storeyHeight),
    height: storeyHeight,
    homes: plate.homes.map((home) => ({ ...buildHome(floor, variant, home), id: homeId(tower, floor, home.slot) })),
  };
}

function buildHome(floor: number, variant: number, { slot, layout, rot }: PlateHome): Omit<Home, "id"> {
  const roofTerrace = roofTerraceOf(floor, layout, rot);
  return {
    slot,
    alt: homeLabel(floor, slot),
    layout,
    tour: tourOf(tourKeys, layout, variant),
    ...(roofTerrace ? { roofTerrace } : {}),
  };
}

function homeId(tower: string, floor: number, slot: number): string {
  return `${tower}-${floor}-${String(slot).padStart(2, "0")}`;
}
