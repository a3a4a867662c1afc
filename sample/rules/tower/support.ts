import { area } from "../../geometry/polygon.ts";
import { covers } from "../../geometry/polygonBoolean.ts";
import { placePolygon } from "../../geometry/placement.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import type { Fault, Rule } from "../fault.ts";
import { everyStorey } from "./everyStorey.ts";

/** A storey falls back from the one below and never overhangs it; terraces lie over a roof. */
export const support: Rule = everyStorey(({ complex, place, storey, plate, below, placeOf }) => {
  const overhang: Fault[] = covers(below.axes, plate.axes)
    ? []
    : [{ place, problem: `its ${area(plate.axes).toFixed(0)} m² overhang the storey below` }];
  const terraces = storey.homes.flatMap((home, i) => {
    const spot = plate.homes[i];
    if (!spot) return [];
    const layout = resolveLayout(complex, home.layout);
    return layout.rooms
      .filter((room) => room.kind === "terrace")
      .filter((room) => !covers(below.roof, placePolygon(room.poly, { ...spot, mirror: layout.mirror })))
      .map((room) => ({ place: `${placeOf(home)}.${room.id}`, problem: "lies over no roof" }));
  });
  return [...overhang, ...terraces];
});
