import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Draft, DraftFloor, DraftApartment, DraftPlan } from "../draft.ts";
import { isNamed, labelOf, type PlanApartment } from "../edit/planApartments.ts";
import { regionApartments, regionName, sharingApartments } from "../edit/regionApartments.ts";
import { namedApartments, type Problem } from "./problem.ts";

type Placed = { readonly apartment: DraftApartment; readonly floor: DraftFloor; readonly at: Steps };

/** Problems with apartments: their status, their labels, and whether plans and apartments refer to each other. */
export function apartmentProblems({ project: { floors, plans = [], towers } }: Draft): readonly Problem[] {
  const apartments = floors.flatMap((floor, f) =>
    floor.apartments.map((apartment, a): Placed => ({
      apartment,
      floor,
      at: ["floors", f, "apartments", a],
    })),
  );
  const drawnOn = new Map(
    plans.map((plan) => [
      plan.id,
      new Set(
        regionApartments(floors, plan).flatMap((apartmentsOfRegion) =>
          apartmentsOfRegion.map(({ apartment }) => apartment.id),
        ),
      ),
    ]),
  );
  const usedLabels = new Set<string>();
  const isEmpty = towers.length > 0 && apartments.length === 0;
  return [
    ...(isEmpty ? ([{ code: "noHomes", severity: "block", at: ["floors"], fix: "open" }] as const) : []),
    ...apartments.flatMap((placed) => statusProblems(placed)),
    ...apartments.flatMap(({ apartment, floor, at }): Problem[] => {
      if (!isNamed(apartment)) return [];
      const key = `${floor.tower}\n${floor.floor}\n${apartment.entrance ?? ""}\n${labelOf(apartment)}`;
      const isDuplicate = usedLabels.has(key);
      usedLabels.add(key);
      const values = { label: labelOf(apartment) };
      return isDuplicate ? [{ code: "duplicateLabel", severity: "warning", at, fix: "rename", values }] : [];
    }),
    ...apartments.flatMap(({ apartment, at }): Problem[] =>
      isNamed(apartment) ? [] : [{ code: "labelMissing", severity: "warning", at, fix: "rename" }],
    ),
    ...floors.flatMap((floor, f): Problem[] => {
      const needsNoPlan = floor.apartments.length === 0 || floor.plan || towers.length === 0;
      return needsNoPlan ? [] : [{ code: "floorWithoutPlan", severity: "warning", at: ["floors", f], fix: "choose" }];
    }),
    ...apartments.flatMap((placed) => unboundApartment(placed, drawnOn.get(placed.floor.plan ?? ""))),
    ...plans.flatMap((plan, p) => regionProblems(floors, plan, p)),
  ];
}

function statusProblems({ apartment, at }: Placed): readonly Problem[] {
  const typed = apartment.studio?.typedStatus;
  if (typed !== undefined) {
    const nameValues = namedApartments({ label: { apartment, position: Number(at[3]) + 1 } });
    return [
      {
        code: "unknownStatus",
        severity: "block",
        at,
        fix: "choose",
        ...nameValues,
        values: { typed, ...nameValues.values },
      },
    ];
  }
  return apartment.status ? [] : [{ code: "statusMissing", severity: "hint", at, fix: "choose" }];
}

function unboundApartment({ apartment, at }: Placed, drawn: ReadonlySet<string> | undefined): readonly Problem[] {
  if (!drawn || drawn.has(apartment.id)) return [];
  return [
    {
      code: "homeWithoutRegion",
      severity: "warning",
      at,
      fix: "draw",
      ...namedApartments({ label: { apartment, position: Number(at[3]) + 1 } }),
    },
  ];
}

/** Outlines without an apartment, and outlines shared by two apartments on a floor: visitors would get two buttons on one shape. */
function regionProblems(floors: readonly DraftFloor[], plan: DraftPlan, p: number): readonly Problem[] {
  return regionApartments(floors, plan).flatMap((apartments, r): Problem[] => {
    const at = ["plans", p, "regions", r];
    const region = plan.regions[r];
    if (apartments.length === 0) {
      const values = { home: region ? regionName(region) : "" };
      return [{ code: "regionWithoutHome", severity: "warning", at, fix: "bind", values }];
    }
    const [one, other] = sharingApartments(apartments) ?? [];
    if (!one || !other) return [];
    const placed = ({ apartment, name: { unnamed = 0 } }: PlanApartment) => ({ apartment, position: unnamed });
    const values = namedApartments({ name: placed(one), other: placed(other) });
    return [{ code: "outlineShared", severity: "block", at, fix: "bind", ...values }];
  });
}
