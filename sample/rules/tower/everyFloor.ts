import type { Complex, Apartment, Plate, Floor, Tower } from "../../buildingTypes.ts";
import type { Polygon } from "../../types.ts";
import type { Failure, Rule } from "../finding.ts";

export interface FloorCase {
  /** "towers.K5.storeys[3]" */
  readonly place: string;
  readonly complex: Complex;
  readonly tower: Tower;
  readonly floor: Floor;
  readonly plate: Plate;
  /** What this floor may rest on: the floor below, or the podium. */
  readonly below: { readonly axes: Polygon; readonly roof: Polygon };
  readonly placeOf: (apartment: Apartment) => string;
}

/** Turns a rule for floors into a rule for the complex; a floor without a plate is reported separately. */
export function everyFloor(rule: (floorCase: FloorCase) => Failure[]): Rule {
  return (complex) =>
    Object.entries(complex.towers).flatMap(([name, tower]) =>
      tower.storeys.flatMap((floor, i) => {
        const place = `towers.${name}.storeys[${i}]`;
        const plate = complex.plates[floor.plate];
        if (!plate) return [{ place, problem: `has no plate "${floor.plate}"` }];
        const lower = complex.plates[tower.storeys[i - 1]?.plate ?? ""];
        const podium = tower.podium.axes;
        const below = lower ? { axes: lower.axes, roof: lower.face } : { axes: podium, roof: podium };
        const placeOf = (apartment: Apartment) => `${place}.homes(${apartment.id})`;
        return rule({ place, complex, tower, floor, plate, below, placeOf });
      }),
    );
}
