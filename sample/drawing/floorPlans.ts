import type { Complex, Floor, Tower } from "../buildingTypes.ts";

/** A drawing of a floor, and the floors that it represents. */
export interface FloorPlan {
  /** File name and plan id: "p6", for the second tower "p6-k6". */
  readonly id: string;
  readonly tower: Tower;
  readonly floor: Floor;
  readonly floors: readonly number[];
}

/**
 * The plans of every tower. A plan is named after its lowest floor. Floors on the same plate share a plan, unless roof
 * terraces distinguish them: the terraces of floor 6 do not exist on floor 7.
 */
export function floorPlans(complex: Complex): FloorPlan[] {
  return Object.values(complex.towers).flatMap((tower, i) => {
    const plans = new Map<string, FloorPlan>();
    for (const floor of tower.storeys) {
      const hasRoofTerrace = floor.homes.some((apartment) => apartment.roofTerrace);
      const key = `${floor.plate} ${hasRoofTerrace}`;
      const plan = plans.get(key);
      const id = i === 0 ? `p${floor.floor}` : `p${floor.floor}-${tower.name.toLowerCase()}`;
      if (plan) plans.set(key, { ...plan, floors: [...plan.floors, floor.floor] });
      else plans.set(key, { id, tower, floor, floors: [floor.floor] });
    }
    return [...plans.values()];
  });
}
