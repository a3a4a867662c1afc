import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Draft, DraftFloor, DraftHome, DraftPlan } from "../draft.ts";
import { labelOf } from "../edit/planHomes.ts";
import { regionHomes, regionName, sharingHomes } from "../edit/regionHomes.ts";
import type { Problem } from "./problem.ts";

type Placed = { readonly home: DraftHome; readonly floor: DraftFloor; readonly at: Steps };

/** What is wrong with homes: their status, their labels, and whether plans and homes know each other. */
export function homeProblems({ project: { floors, plans = [], towers } }: Draft): readonly Problem[] {
  const homes = floors.flatMap((floor, f) =>
    floor.apartments.map((home, a): Placed => ({ home, floor, at: ["floors", f, "apartments", a] })),
  );
  const drawnOn = new Map(
    plans.map((plan) => [plan.id, new Set(regionHomes(floors, plan).flatMap((own) => own.map(({ home }) => home.id)))]),
  );
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
    ...homes.flatMap((placed) => unboundHome(placed, drawnOn.get(placed.floor.plan ?? ""))),
    ...plans.flatMap((plan, p) => regionProblems(floors, plan, p)),
  ];
}

function statusProblems({ home, at }: Placed): readonly Problem[] {
  const typed = home.studio?.typedStatus;
  if (typed !== undefined) {
    return [{ code: "unknownStatus", weight: "block", at, mend: "choose", values: { typed, label: labelOf(home) } }];
  }
  return home.status ? [] : [{ code: "statusMissing", weight: "hint", at, mend: "choose" }];
}

function unboundHome({ home, at }: Placed, drawn: ReadonlySet<string> | undefined): readonly Problem[] {
  if (!drawn || drawn.has(home.id)) return [];
  return [{ code: "homeWithoutRegion", weight: "warning", at, mend: "draw", values: { label: labelOf(home) } }];
}

/** Outlines without an apartment, and outlines that two apartments on a floor share: visitors would get two buttons on one shape. */
function regionProblems(floors: readonly DraftFloor[], plan: DraftPlan, p: number): readonly Problem[] {
  return regionHomes(floors, plan).flatMap((homes, r): Problem[] => {
    const at = ["plans", p, "regions", r];
    const region = plan.regions[r];
    if (homes.length === 0) {
      const values = { home: region ? regionName(region) : "" };
      return [{ code: "regionWithoutHome", weight: "warning", at, mend: "bind", values }];
    }
    const [one, other] = sharingHomes(homes) ?? [];
    if (!one || !other) return [];
    const values = { name: labelOf(one.home), other: labelOf(other.home) };
    return [{ code: "outlineShared", weight: "block", at, mend: "bind", values }];
  });
}
