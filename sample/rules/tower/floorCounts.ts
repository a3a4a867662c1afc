import type { Floor } from "../../buildingTypes.ts";
import { isClose } from "../../geometry/lengths.ts";
import type { Failure, Rule } from "../finding.ts";

const floorsOfTower: Readonly<Record<string, number>> = { K5: 11, K6: 10 };
/** The number of apartments per floor, starting with floor 1, from the specification. */
const apartmentsOfFloor = [10, 10, 10, 10, 10, 9, 9, 7, 7, 6, 3];
const firstFloorLayouts = ["19", "10", "9", "5", "1-mirror", "3-mirror", "20", "3", "1", "8"];

/** K5 has eleven floors, K6 ten; every floor has the specified number of apartments; floors 2 to 5 share one plan in four variants. */
export const floorCounts: Rule = ({ towers, storeyHeight: floorHeight }) =>
  Object.entries(towers).flatMap(([name, tower]): Failure[] => {
    const place = `towers.${name}`;
    const floors = floorsOfTower[name];
    const isComplete = tower.floors === floors && tower.storeys.length === floors;
    const missing = isComplete ? [] : [{ place, problem: `has ${tower.storeys.length} floors, not ${floors}` }];
    const findings = tower.storeys.flatMap((floor, i) => {
      const z = tower.podium.height + i * floorHeight;
      const problems = [
        floor.floor !== i + 1 && `is floor ${floor.floor}, not ${i + 1}`,
        !isClose(floor.z, z) && `is at ${floor.z} m, not at ${z.toFixed(2)} m`,
        floor.homes.length !== apartmentsOfFloor[i] &&
          `has ${floor.homes.length} apartments, not ${apartmentsOfFloor[i]}`,
        ...planProblems(floor, tower.storeys[1]?.plate),
      ];
      return problems
        .filter((problem) => typeof problem === "string")
        .map((problem) => ({ place: `${place}.storeys[${i}]`, problem }));
    });
    return [...missing, ...findings];
  });

function planProblems(
  { floor, plate, variant, homes: apartments }: Floor,
  secondFloorPlate: string | undefined,
): string[] {
  const layouts = apartments.map((apartment) => apartment.layout);
  const problems = [
    floor === 1 && layouts.join() !== firstFloorLayouts.join() && `has the layouts ${layouts.join(", ")} in its order`,
    floor === 1 && variant !== 1 && `is variant ${variant}, not 1`,
    floor !== 1 && layouts.includes("19") && "has layout 19, which only floor 1 has",
    floor >= 2 && floor <= 5 && plate !== secondFloorPlate && `has plate ${plate}: floors 2 to 5 share one plan`,
    floor >= 2 && floor <= 5 && variant !== floor - 1 && `is variant ${variant}, not ${floor - 1}`,
  ];
  return problems.filter((problem) => typeof problem === "string");
}
