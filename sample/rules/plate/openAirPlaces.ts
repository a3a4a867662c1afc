import { intersectionArea } from "../../geometry/polygonBoolean.ts";
import { placePolygon } from "../../geometry/placement.ts";
import { isAttached } from "../../derive/roomKinds.ts";
import type { Failure } from "../finding.ts";
import { overlapProblems } from "../overlapProblems.ts";
import type { PlateCase } from "./everyPlate.ts";

/** Balconies and terraces are outside the face and do not overlap. */
export function openAirPlaces({ place, plate, apartments }: PlateCase): Failure[] {
  const shapes = apartments.flatMap(({ name, layout, placement }) =>
    layout.rooms
      .filter(isAttached)
      .map((room) => ({ name: `${name}.${room.id}`, poly: placePolygon(room.poly, placement) })),
  );
  const inside = shapes
    .filter(({ poly }) => intersectionArea(poly, plate.face) > 1e-6)
    .map(({ name }) => ({ place: `${place}.${name}`, problem: "extends into the building" }));
  return [...inside, ...overlapProblems(shapes, place)];
}
