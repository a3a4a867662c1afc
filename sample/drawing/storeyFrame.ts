import type { Complex, Storey, Tower } from "../buildingTypes.ts";
import type { Polygon, Rect } from "../types.ts";
import { boundingBox } from "../geometry/polygon.ts";
import { placePolygon } from "../geometry/placement.ts";
import { type Frame, frameOf } from "./frameOf.ts";
import { placedHomes } from "./placedHomes.ts";

interface TowerStorey {
  readonly tower: Tower;
  readonly storey: Storey;
}

const pixelsPerMetre = 20;
const marginMetres = 0.5;
/** Room for the north arrow beside and the scale bar under the storey. */
const northMetres = 2.6;
const scaleMetres = 1.9;

/** The picture of a storey: everything built on it, a narrow margin, arrow and scale bar. */
export function storeyFrame(complex: Complex, { tower, storey }: TowerStorey): Frame {
  const [x0, y0, x1, y1] = storeyBox(complex, { tower, storey });
  const isTurned = tower.rot === 180;
  const [left, right] = isTurned ? [northMetres, marginMetres] : [marginMetres, northMetres];
  const [below, above] = isTurned ? [marginMetres, scaleMetres] : [scaleMetres, marginMetres];
  return frameOf({ box: [x0 - left, y0 - below, x1 + right, y1 + above], pixelsPerMetre, isTurned });
}

function storeyBox(complex: Complex, { tower, storey }: TowerStorey): Rect {
  const { plate, homes } = placedHomes(complex, storey);
  return boundingBox([
    ...plate.face,
    ...(roofBelow(complex, tower, storey) ?? []),
    ...homes.flatMap(({ layout, placement, home }) => [
      ...layout.rooms.flatMap((room) => placePolygon(room.poly, placement)),
      ...(home.roofTerrace?.poly ?? []),
    ]),
  ]);
}

/** The face of the storey below where this one steps back from it; nothing over the podium, which is far wider. */
export function roofBelow(complex: Complex, tower: Tower, storey: Storey): Polygon | undefined {
  const below = tower.storeys.find(({ floor }) => floor === storey.floor - 1);
  return below && below.plate !== storey.plate && below.plate !== "P1" ? complex.plates[below.plate]?.face : undefined;
}
