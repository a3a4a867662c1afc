import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Draft, DraftFloor, DraftHome, DraftPlan } from "../draft.ts";
import { perRecord } from "../perRecord.ts";
import type { Problem } from "./problem.ts";

type Placed = { readonly home: DraftHome; readonly floor: DraftFloor; readonly at: Steps };

const labelOf = ({ label, number, id }: DraftHome): string => label ?? String(number ?? id);

/** What is wrong with homes: their status, their labels, and whether plans and homes know each other. */
export function homeProblems({ project: { floors, plans = [], towers } }: Draft): readonly Problem[] {
  const homes = floors.flatMap((floor, f) =>
    floor.apartments.map((home, a): Placed => ({ home, floor, at: ["floors", f, "apartments", a] })),
  );
  const planOf = new Map(plans.map((plan) => [plan.id, plan]));
  const labels = new Set<string>();
  const isEmpty = towers.length > 0 && homes.length === 0;
  return [
    ...(isEmpty ? ([{ code: "noHomes", weight: "block", at: ["floors"], mend: "open" }] as const) : []),
    ...homes.flatMap((placed) => statusProblems(placed)),
    ...homes.flatMap(({ home, floor, at }): Problem[] => {
      const key = `${floor.tower}\n${floor.floor}\n${home.entrance ?? ""}\n${labelOf(home)}`;
      const isNew = labels.size < labels.add(key).size;
      const values = { label: labelOf(home) };
      return isNew ? [] : [{ code: "doubledLabel", weight: "warning", at, mend: "rename", values }];
    }),
    ...floors.flatMap((floor, f): Problem[] => {
      const isAlone = floor.apartments.length === 0 || floor.plan || towers.length === 0;
      return isAlone ? [] : [{ code: "floorWithoutPlan", weight: "warning", at: ["floors", f], mend: "choose" }];
    }),
    ...homes.flatMap((placed) => unboundHome(placed, planOf.get(placed.floor.plan ?? ""))),
    ...plans.flatMap((plan, p) => unboundRegions(plan, p, homesUnder(floors, plan.id))),
  ];
}

function statusProblems({ home, at }: Placed): readonly Problem[] {
  const typed = home.studio?.typedStatus;
  if (typed !== undefined) {
    return [{ code: "unknownStatus", weight: "block", at, mend: "choose", values: { typed, label: labelOf(home) } }];
  }
  return home.status ? [] : [{ code: "statusMissing", weight: "hint", at, mend: "choose" }];
}

/** A region means a home by its id or its label. */
const namesIn = perRecord(
  ({ regions }: DraftPlan) => new Set(regions.map(({ home, number }) => home ?? String(number))),
);

function unboundHome({ home, at }: Placed, plan: DraftPlan | undefined): readonly Problem[] {
  if (!plan || namesIn(plan).has(home.id) || namesIn(plan).has(labelOf(home))) return [];
  return [{ code: "homeWithoutRegion", weight: "warning", at, mend: "draw", values: { label: labelOf(home) } }];
}

/** Homes on the floors that use a plan, those of other storeys that reach there too. */
function homesUnder(floors: readonly DraftFloor[], plan: string): readonly DraftHome[] {
  const users = floors.filter((floor) => floor.plan === plan);
  const reaches = (home: DraftHome, { tower }: DraftFloor) =>
    users.some((user) => user.tower === tower && home.storeys?.includes(user.floor));
  return floors.flatMap((floor) => floor.apartments.filter((home) => users.includes(floor) || reaches(home, floor)));
}

function unboundRegions(plan: DraftPlan, p: number, homes: readonly DraftHome[]): readonly Problem[] {
  const names = new Set(homes.flatMap((home) => [home.id, labelOf(home)]));
  return plan.regions.flatMap((region, r): Problem[] => {
    const name = region.home ?? (region.number === undefined ? "" : String(region.number));
    if (names.has(name)) return [];
    const at = ["plans", p, "regions", r];
    return [{ code: "regionWithoutHome", weight: "warning", at, mend: "bind", values: { home: name } }];
  });
}
