import type { Complex, Storey, Tower } from "../buildingTypes.ts";

/** One drawing of a storey and the floors it stands for. */
export interface StoreyPlan {
  /** File name and plan id: "p6", for the second tower "p6-k6". */
  readonly id: string;
  readonly tower: Tower;
  readonly storey: Storey;
  readonly floors: readonly number[];
}

/**
 * The plans of every tower. A plan is named after its lowest floor. Floors on the same plate share one, unless roof
 * terraces tell them apart: the terraces of floor 6 do not exist on floor 7.
 */
export function storeyPlans(complex: Complex): StoreyPlan[] {
  return Object.values(complex.towers).flatMap((tower, i) => {
    const plans = new Map<string, StoreyPlan>();
    for (const storey of tower.storeys) {
      const hasRoofTerrace = storey.homes.some((home) => home.roofTerrace);
      const key = `${storey.plate} ${hasRoofTerrace}`;
      const plan = plans.get(key);
      const id = i === 0 ? `p${storey.floor}` : `p${storey.floor}-${tower.name.toLowerCase()}`;
      if (plan) plans.set(key, { ...plan, floors: [...plan.floors, storey.floor] });
      else plans.set(key, { id, tower, storey, floors: [storey.floor] });
    }
    return [...plans.values()];
  });
}
