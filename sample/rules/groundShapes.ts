import { covers } from "../geometry/polygonBoolean.ts";
import type { Rule } from "./finding.ts";
import { fillProblems } from "./fillProblems.ts";
import { polygonProblems } from "./polygonProblems.ts";

/** Shops, entrance hall, service rooms and core fill the podium; the core continues all the way up. */
export const groundShapes: Rule = ({ ground, plates, grid }) => {
  const parts = [
    { name: "core", poly: ground.core },
    { name: "entranceHall", poly: ground.entranceHall.poly },
    ...ground.service.map(({ poly }, i) => ({ name: `service[${i}]`, poly })),
    ...ground.shops.map(({ id, poly }) => ({ name: id, poly })),
  ];
  const shifted = Object.entries(plates)
    .filter(([, plate]) => !covers(plate.core.outline, ground.core))
    .map(([id]) => ({ place: `plates.${id}.core`, problem: "is not above the core of the podium" }));
  return [
    ...parts.flatMap(({ name, poly }) => polygonProblems(poly, `ground.${name}`, grid)),
    ...fillProblems(parts, ground.axes, "ground"),
    ...shifted,
  ];
};
