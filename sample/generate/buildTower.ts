import type { Apartment, Floor, Tower } from "../buildingTypes.ts";
import type { PlateApartment, Point } from "../types.ts";
import { millimetres } from "../geometry/lengths.ts";
import { ground } from "./ground.ts";
import { plates } from "./plates.ts";
import { roofTerraceOf } from "./roofTerraceOf.ts";
import { tourKeys, tourOf } from "./tourKeys.ts";

/** The distance between two floors, in metres. */
export const floorHeight = 3.25;

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];

/** The overlay text of an apartment, verbatim from the specification. */
export function apartmentLabel(floor: number, slot: number): string {
  return floor === 1 && slot === 1 ? "Right Terrace" : `${ordinals[slot - 1]} Apartment`;
}

interface TowerDefinition {
  readonly name: string;
  readonly floors: number;
  readonly origin: Point;
  readonly rot: number;
}

// From floor 1 upwards: the plan of each floor, and which of the plan's furnishing variants its tours show.
const plateOfFloor = ["P1", "P2", "P2", "P2", "P2", "P6", "P6", "P8", "P8", "P10", "P11"];
const variantOfFloor = [1, 1, 2, 3, 4, 2, 3, 1, 2, 3, 1];

/** Builds a tower with its floors, from the first upwards. */
export function buildTower({ name, floors, origin, rot }: TowerDefinition): Tower {
  return {
    name,
    label: `Kulla ${name.slice(1)}`,
    origin,
    rot,
    floors,
    podium: { axes: ground.axes, height: ground.height, use: "Lokale afariste", plan: "ground" },
    storeys: Array.from({ length: floors }, (_, i) => buildFloor(name, i + 1)),
  };
}

function buildFloor(tower: string, floor: number): Floor {
  const id = plateOfFloor[floor - 1];
  const variant = variantOfFloor[floor - 1];
  const plate = plates[id ?? ""];
  if (!id || !plate || variant === undefined) throw new Error(`Floor ${floor} has no plan.`);
  return {
    floor,
    label: `Kati ${floor}`,
    plate: id,
    variant,
    z: millimetres(ground.height + (floor - 1) * floorHeight),
    height: floorHeight,
    homes: plate.homes.map((apartment) => ({
      ...buildApartment(floor, variant, apartment),
      id: apartmentId(tower, floor, apartment.slot),
    })),
  };
}

function buildApartment(floor: number, variant: number, { slot, layout, rot }: PlateApartment): Omit<Apartment, "id"> {
  const roofTerrace = roofTerraceOf(floor, layout, rot);
  return {
    slot,
    alt: apartmentLabel(floor, slot),
    layout,
    tour: tourOf(tourKeys, layout, variant),
    ...(roofTerrace ? { roofTerrace } : {}),
  };
}

function apartmentId(tower: string, floor: number, slot: number): string {
  return `${tower}-${floor}-${String(slot).padStart(2, "0")}`;
}
