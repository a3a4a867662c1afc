import type { Outline } from "../../../../src/project/types.ts";
import type { Draft, DraftFloor, DraftProject, DraftRegion } from "../draft.ts";
import { memoize } from "../memoize.ts";
import { grouped, type ApartmentGroup, planApartments } from "./planApartments.ts";
import { changePlan } from "./records.ts";
import { bindRegion, regionApartments, regionName } from "./regionApartments.ts";

/** The last result for a plan. */
type Found = { readonly regions: readonly DraftRegion[]; readonly groups: readonly ApartmentGroup[] };

const foundOf = memoize((_floors: readonly DraftFloor[]) => new Map<string, Found>());

/** Apartments on the floors of a plan that have no region there yet; returns the same list while only outlines change. */
export function apartmentsWithoutRegion({ floors, plans = [] }: DraftProject, id: string): readonly ApartmentGroup[] {
  const plan = plans.find((each) => each.id === id);
  const regions = plan?.regions ?? [];
  const cached = foundOf(floors).get(id);
  if (cached?.regions === regions) return cached.groups;
  const isCurrent = cached && areOfSameApartments(cached.regions, regions);
  const assigned = new Set(plan && !isCurrent ? regionApartments(floors, plan).flat() : []);
  const groups = isCurrent ? cached.groups : grouped(planApartments(floors, id).filter((each) => !assigned.has(each)));
  foundOf(floors).set(id, { regions, groups });
  return groups;
}

const areOfSameApartments = (before: readonly DraftRegion[], now: readonly DraftRegion[]): boolean =>
  before.length === now.length &&
  now.every((region, index) => {
    const other = before[index];
    if (region === other) return true;
    return other !== undefined && region.studio === other.studio && regionName(region) === regionName(other);
  });

/** Appends a region for apartments to a plan's list; one that is not drawn yet has no outline. */
export const withRegion = (draft: Draft, plan: string, { name, ids }: ApartmentGroup, outline?: Outline): Draft =>
  changePlan(draft, plan, (each) => ({
    ...each,
    regions: [
      ...each.regions,
      { home: name.label, label: name.label, ...(outline && { outline }), studio: { homes: ids } },
    ],
  }));

/** Reassigns a region of a plan to other apartments. */
export const withRegionOf = (draft: Draft, plan: string, region: number, { name, ids }: ApartmentGroup): Draft =>
  changePlan(draft, plan, (each) => bindRegion(each, region, ids, name.label));

/** Removes a region of a plan. */
export const withoutRegion = (draft: Draft, plan: string, region: number): Draft =>
  changePlan(draft, plan, (each) => ({ ...each, regions: each.regions.filter((_, index) => index !== region) }));
