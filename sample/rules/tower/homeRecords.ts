import { deriveLayout } from "../../derive/deriveLayout.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import { sidesOf } from "../../derive/sidesOf.ts";
import { homeLabel } from "../../generate/buildTower.ts";
import type { Fault, Rule } from "../fault.ts";
import { everyStorey, type StoreyCase } from "./everyStorey.ts";

const leastArea = 45;
const greatestArea = 160;
const greatestPenthouse = 220;
const penthouseFloor = 11;

/** Homes stand where the plate has them, under the specified labels and an id of their own, in a saleable size. */
export const homeRecords: Rule = (complex) => [...everyStorey(storeyFaults)(complex), ...repeatedIds(complex)];

function storeyFaults(storeyCase: StoreyCase): Fault[] {
  const { complex, tower, storey, plate, place, placeOf } = storeyCase;
  if (storey.homes.length !== plate.homes.length) return [{ place, problem: "has not the homes of its plate" }];
  return storey.homes.flatMap((home, i) => {
    const spot = plate.homes[i];
    const layout = resolveLayout(complex, home.layout);
    const { netArea } = deriveLayout(layout);
    const greatest = storey.floor === penthouseFloor ? greatestPenthouse : greatestArea;
    const label = homeLabel(storey.floor, i + 1);
    const problems = [
      (home.slot !== i + 1 || spot?.layout !== home.layout) && `is not the home its plate has at ${i + 1}`,
      home.alt !== label && `is labelled "${home.alt}", not "${label}"`,
      (netArea < leastArea || netArea > greatest) && `has ${netArea} m²`,
      spot && sidesOf(layout, spot, tower.rot).length === 0 && "has a living room that looks nowhere",
    ];
    return problems
      .filter((problem) => typeof problem === "string")
      .map((problem) => ({ place: placeOf(home), problem }));
  });
}

function repeatedIds({ towers }: Parameters<Rule>[0]): Fault[] {
  const ids = Object.values(towers).flatMap((tower) => tower.storeys.flatMap(({ homes }) => homes.map(({ id }) => id)));
  return ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => ({ place: "towers", problem: `two homes have the id ${id}` }));
}
