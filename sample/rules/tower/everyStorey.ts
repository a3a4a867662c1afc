import type { Complex, Home, Plate, Storey, Tower } from "../../buildingTypes.ts";
import type { Polygon } from "../../types.ts";
import type { Fault, Rule } from "../fault.ts";

export interface StoreyCase {
  /** "towers.K5.storeys[3]" */
  readonly place: string;
  readonly complex: Complex;
  readonly tower: Tower;
  readonly storey: Storey;
  readonly plate: Plate;
  /** What this storey may stand on: the storey below, or the podium. */
  readonly below: { readonly axes: Polygon; readonly roof: Polygon };
  readonly placeOf: (home: Home) => string;
}

/** A rule for storeys as a rule for the complex; a storey without a plate is a fault of its own. */
export function everyStorey(rule: (storey: StoreyCase) => Fault[]): Rule {
  return (complex) =>
    Object.entries(complex.towers).flatMap(([name, tower]) =>
      tower.storeys.flatMap((storey, i) => {
        const place = `towers.${name}.storeys[${i}]`;
        const plate = complex.plates[storey.plate];
        if (!plate) return [{ place, problem: `has no plate "${storey.plate}"` }];
        const lower = complex.plates[tower.storeys[i - 1]?.plate ?? ""];
        const podium = tower.podium.axes;
        const below = lower ? { axes: lower.axes, roof: lower.face } : { axes: podium, roof: podium };
        const placeOf = (home: Home) => `${place}.homes(${home.id})`;
        return rule({ place, complex, tower, storey, plate, below, placeOf });
      }),
    );
}
