import type { Draft, DraftFloor } from "../draft.ts";
import { changeFloors } from "./records.ts";

/** Floors of one tower that can get a plan together: all of them, or only those without one. */
export type FloorSet = {
  readonly tower: string;
  readonly of: "all" | "withoutPlan";
  readonly floors: readonly number[];
};

/** The numbers of a tower's floors that have no plan. */
export const floorsWithoutPlan = (floors: readonly DraftFloor[], tower: string): readonly number[] =>
  floors.filter((each) => each.tower === tower && !each.plan).map(({ floor }) => floor);

/** For each tower, the sets of two or more floors that can get a plan in one step; none if all of its floors have it already. */
export function floorSets(floors: readonly DraftFloor[], plan: string): readonly FloorSet[] {
  const towers = [...new Set(floors.map(({ tower }) => tower))];
  return towers.flatMap((tower): FloorSet[] => {
    const own = floors.filter((each) => each.tower === tower);
    const free = floorsWithoutPlan(floors, tower);
    const isWanted = own.length > 1 && own.some((floor) => floor.plan !== plan);
    return [
      ...(isWanted ? [{ tower, of: "all", floors: own.map(({ floor }) => floor) } as const] : []),
      ...(free.length > 1 && free.length < own.length ? [{ tower, of: "withoutPlan", floors: free } as const] : []),
    ];
  });
}

/** Assigns a plan to floors of a tower, replacing any previous plan. */
export function withPlanOn(
  draft: Draft,
  plan: string,
  { tower, floors }: { readonly tower: string; readonly floors: readonly number[] },
): Draft {
  const numbers = new Set(floors);
  return changeFloors(draft, (floor) =>
    floor.tower === tower && numbers.has(floor.floor) && floor.plan !== plan ? { ...floor, plan } : floor,
  );
}
