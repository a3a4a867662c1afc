import { area } from "../../geometry/polygon.ts";
import { covers } from "../../geometry/polygonBoolean.ts";
import { placePolygon } from "../../geometry/placement.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import type { Failure, Rule } from "../finding.ts";
import { everyFloor } from "./everyFloor.ts";

/** A floor may step back from the one below but never overhangs it; terraces are above a roof. */
export const support: Rule = everyFloor(({ complex, place, floor, plate, below, placeOf }) => {
  const overhang: Failure[] = covers(below.axes, plate.axes)
    ? []
    : [{ place, problem: `its ${area(plate.axes).toFixed(0)} m² overhang the floor below` }];
  const terraces = floor.homes.flatMap((apartment, i) => {
    const spot = plate.homes[i];
    if (!spot) return [];
    const layout = resolveLayout(complex, apartment.layout);
    return layout.rooms
      .filter((room) => room.kind === "terrace")
      .filter((room) => !covers(below.roof, placePolygon(room.poly, { ...spot, mirror: layout.mirror })))
      .map((room) => ({ place: `${placeOf(apartment)}.${room.id}`, problem: "is not above a roof" }));
  });
  return [...overhang, ...terraces];
});
