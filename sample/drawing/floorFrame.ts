import type { Complex, Floor, Tower } from "../buildingTypes.ts";
import type { Polygon, Rect } from "../types.ts";
import { boundingBox } from "../geometry/polygon.ts";
import { placePolygon } from "../geometry/placement.ts";
import { type Frame, frameOf } from "./frameOf.ts";
import { placedApartments } from "./placedApartments.ts";

interface TowerFloor {
  readonly tower: Tower;
  readonly floor: Floor;
}

const pixelsPerMetre = 20;
const marginMetres = 0.5;
/** Space for the north arrow next to a floor's drawing and the scale bar below it. */
const northMetres = 2.6;
const scaleMetres = 1.9;

/** The frame of a floor's picture: everything built on the floor, a narrow margin, arrow and scale bar. */
export function floorFrame(complex: Complex, { tower, floor }: TowerFloor): Frame {
  const [x0, y0, x1, y1] = floorBox(complex, { tower, floor });
  const isTurned = tower.rot === 180;
  const [left, right] = isTurned ? [northMetres, marginMetres] : [marginMetres, northMetres];
  const [below, above] = isTurned ? [marginMetres, scaleMetres] : [scaleMetres, marginMetres];
  return frameOf({ box: [x0 - left, y0 - below, x1 + right, y1 + above], pixelsPerMetre, isTurned });
}

function floorBox(complex: Complex, { tower, floor }: TowerFloor): Rect {
  const { plate, apartments } = placedApartments(complex, floor);
  return boundingBox([
    ...plate.face,
    ...(roofBelow(complex, tower, floor) ?? []),
    ...apartments.flatMap(({ layout, placement, apartment }) => [
      ...layout.rooms.flatMap((room) => placePolygon(room.poly, placement)),
      ...(apartment.roofTerrace?.poly ?? []),
    ]),
  ]);
}

/** The outline of the floor below if this floor steps back from it; `undefined` above the podium, which is far wider. */
export function roofBelow(complex: Complex, tower: Tower, floor: Floor): Polygon | undefined {
  const below = tower.storeys.find((other) => other.floor === floor.floor - 1);
  return below && below.plate !== floor.plate && below.plate !== "P1" ? complex.plates[below.plate]?.face : undefined;
}
