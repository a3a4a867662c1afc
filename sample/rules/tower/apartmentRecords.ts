import { deriveLayout } from "../../derive/deriveLayout.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import { sidesOf } from "../../derive/sidesOf.ts";
import { apartmentLabel } from "../../generate/buildTower.ts";
import type { Failure, Rule } from "../finding.ts";
import { everyFloor, type FloorCase } from "./everyFloor.ts";

const minArea = 45;
const greatestArea = 160;
const greatestPenthouse = 220;
const penthouseFloor = 11;

/** Apartments are placed as on the plate, and have the specified labels, a unique id and a saleable area. */
export const apartmentRecords: Rule = (complex) => [...everyFloor(floorProblems)(complex), ...repeatedIds(complex)];

function floorProblems(floorCase: FloorCase): Failure[] {
  const { complex, tower, floor, plate, place, placeOf } = floorCase;
  if (floor.homes.length !== plate.homes.length)
    return [{ place, problem: "does not have the apartments of its plate" }];
  return floor.homes.flatMap((apartment, i) => {
    const spot = plate.homes[i];
    const layout = resolveLayout(complex, apartment.layout);
    const { netArea } = deriveLayout(layout);
    const greatest = floor.floor === penthouseFloor ? greatestPenthouse : greatestArea;
    const label = apartmentLabel(floor.floor, i + 1);
    const problems = [
      (apartment.slot !== i + 1 || spot?.layout !== apartment.layout) &&
        `is not the apartment its plate has at ${i + 1}`,
      apartment.alt !== label && `is labelled "${apartment.alt}", not "${label}"`,
      (netArea < minArea || netArea > greatest) && `has ${netArea} m²`,
      spot && sidesOf(layout, spot, tower.rot).length === 0 && "has a living room without an outlook",
    ];
    return problems
      .filter((problem) => typeof problem === "string")
      .map((problem) => ({ place: placeOf(apartment), problem }));
  });
}

function repeatedIds({ towers }: Parameters<Rule>[0]): Failure[] {
  const ids = Object.values(towers).flatMap((tower) =>
    tower.storeys.flatMap(({ homes: apartments }) => apartments.map(({ id }) => id)),
  );
  return ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => ({ place: "towers", problem: `two apartments have the id ${id}` }));
}
