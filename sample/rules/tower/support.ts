import { covers } from "../../geometry/polygonBoolean.ts";
import { placePolygon } from "../../geometry/placement.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import type { Failure, Rule } from "../finding.ts";
import { everyFloor } from "./everyFloor.ts";

/** A floor may be smaller than the one below but must not extend beyond it; terraces must be above a roof. */
export const support: Rule = everyFloor(({ complex, place, floor, plate, below, placeOf }) => {
  const overhang: Failure[] = covers(below.axes, plate.axes)
    ? []
    : [{ place, problem: "extends beyond the floor below" }];
  const terraces = floor.homes.flatMap((apartment, i) => {
    const placement = plate.homes[i];
    if (!placement) return [];
    const layout = resolveLayout(complex, apartment.layout);
    return layout.rooms
      .filter((room) => room.kind === "terrace")
      .filter((room) => !covers(below.roof, placePolygon(room.poly, { ...placement, mirror: layout.mirror })))
      .map((room) => ({ place: `${placeOf(apartment)}.${room.id}`, problem: "is not above a roof" }));
  });
  return [...overhang, ...terraces];
});
