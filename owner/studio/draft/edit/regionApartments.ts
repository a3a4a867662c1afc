import type { Draft, DraftFloor, DraftPlan, DraftProject, DraftRegion } from "../draft.ts";
import { memoize } from "../memoize.ts";
import { labelOf, type PlanApartment, planApartments } from "./planApartments.ts";
import { changeProject, mapRecords } from "./records.ts";

/** A region's present name: the label or id of an apartment. */
export const regionName = ({ home, number }: DraftRegion): string => home ?? String(number ?? "");

/** For each region of a plan, the apartments that it shows. */
export type RegionApartments = readonly (readonly PlanApartment[])[];

const cacheOf = memoize((_floors: readonly DraftFloor[]) => new WeakMap<DraftPlan, RegionApartments>());

/**
 * The apartments of each region: those it is bound to by their ids. A region from a file that is not bound shows the apartments whose id
 * or label is its name. Apartments that were added to the plan later belong to the region of those above and below them.
 */
export function regionApartments(floors: readonly DraftFloor[], plan: DraftPlan): RegionApartments {
  const cached = cacheOf(floors).get(plan);
  if (cached) return cached;
  const found = findApartments(plan.regions, planApartments(floors, plan.id));
  cacheOf(floors).set(plan, found);
  return found;
}

function findApartments(regions: readonly DraftRegion[], apartments: readonly PlanApartment[]): RegionApartments {
  const unassigned = new Set(apartments);
  const byRegion = regions.map((): PlanApartment[] => []);
  const assign = (index: number, isMeant: (each: PlanApartment) => boolean) => {
    for (const each of unassigned) {
      if (!isMeant(each)) continue;
      unassigned.delete(each);
      byRegion[index]?.push(each);
    }
  };
  const boundIdsOf = (region: DraftRegion) => region.studio?.homes;
  for (const [index, region] of regions.entries()) {
    const ids = new Set(boundIdsOf(region) ?? [regionName(region)]);
    assign(index, ({ apartment }) => ids.has(apartment.id));
  }
  for (const [index, region] of regions.entries()) {
    if (!boundIdsOf(region)) assign(index, ({ apartment }) => labelOf(apartment) === regionName(region));
  }
  for (const [index, region] of regions.entries()) {
    if (!boundIdsOf(region)) continue;
    const own = byRegion[index] ?? [];
    const [first] =
      own.length > 0 ? own : [...unassigned].filter(({ apartment }) => labelOf(apartment) === regionName(region));
    const keys = new Set(own.length > 0 ? own.map(({ key }) => key) : first && [first.key]);
    assign(index, (each) => keys.has(each.key) && !own.some((other) => areOnOneFloor(other, each)));
  }
  return byRegion;
}

/** Whether two apartments are on the same floor, and so on the plan at once. */
const areOnOneFloor = (one: PlanApartment, other: PlanApartment): boolean =>
  one.floors.some((floor) => other.floors.includes(floor));

/** Whether two regions can be visible at once: not if their apartments are on different floors. One without apartments may be anywhere. */
export const canBeSeenTogether = (one: readonly PlanApartment[], other: readonly PlanApartment[]): boolean =>
  one.length === 0 ||
  other.length === 0 ||
  one.some((apartment) => other.some((each) => areOnOneFloor(apartment, each)));

/** The first two apartments on one floor that share an outline; `undefined` if there are none. */
export function sharingApartments(
  apartments: readonly PlanApartment[],
): readonly [PlanApartment, PlanApartment] | undefined {
  for (const [index, one] of apartments.entries()) {
    const other = apartments.slice(index + 1).find((each) => areOnOneFloor(one, each));
    if (other) return [one, other];
  }
  return undefined;
}

/** Binds every region to its apartments by their ids, so that an apartment can be renamed and keep its outline. */
export const withBoundRegions = (draft: Draft): Draft =>
  changeProject(draft, (project) => {
    const plans = mapRecords(project.plans ?? [], (plan) => boundPlan(project.floors, plan));
    return plans === project.plans || !project.plans ? project : { ...project, plans };
  });

const idsIn = memoize(
  (floors: readonly DraftFloor[]) => new Set(floors.flatMap(({ apartments }) => apartments.map(({ id }) => id))),
);

function boundPlan(floors: readonly DraftFloor[], plan: DraftPlan): DraftPlan {
  const apartments = regionApartments(floors, plan);
  const regions = mapRecords(plan.regions, (region, r) => {
    const own = apartments[r] ?? [];
    const before = region.studio?.homes;
    // Apartments whose floors now have another plan stay: the plan may be assigned again.
    const ids = new Set([
      ...(before ?? []).filter((id) => idsIn(floors).has(id)),
      ...own.map(({ apartment }) => apartment.id),
    ]);
    if (!before && ids.size === 0) return region;
    const apartment = nameInFile(region, own);
    const isSame = before?.length === ids.size && before.every((id) => ids.has(id));
    return isSame && apartment === region.home ? region : { ...region, home: apartment, studio: { homes: [...ids] } };
  });
  return regions === plan.regions ? plan : { ...plan, regions };
}

/** A region's name in the project file: the common label of its apartments, if they have one, or else its present name. */
function nameInFile(region: DraftRegion, apartments: readonly PlanApartment[]): string {
  const name = regionName(region);
  const [first] = apartments;
  const labels = new Set(apartments.map(({ apartment }) => labelOf(apartment)));
  if (!first || labels.size > 1 || first.apartment.id === name) return name;
  return labelOf(first.apartment);
}

/** Binds a region to apartments, removing them from all other regions of the plan. */
export function bindRegion(plan: DraftPlan, at: number, ids: readonly string[], label: string): DraftPlan {
  const boundIds = new Set(ids);
  return {
    ...plan,
    regions: plan.regions.map((region, index) => {
      if (index === at) return { ...region, home: label, studio: { homes: ids } };
      const { homes: apartments } = region.studio ?? {};
      return apartments?.some((id) => boundIds.has(id))
        ? { ...region, studio: { homes: apartments.filter((id) => !boundIds.has(id)) } }
        : region;
    }),
  };
}

/**
 * The published names of each region: the label of its apartments if no other apartment of the plan has it, else the ids of its
 * apartments, each as a separate region. A region without apartments has none if its name is that of an apartment.
 */
export function publishedNames(floors: readonly DraftFloor[], plan: DraftPlan): readonly (readonly string[])[] {
  const all = planApartments(floors, plan.id);
  return regionApartments(floors, plan).map((apartments, r) => {
    const region = plan.regions[r];
    const name = region ? regionName(region) : "";
    const isNamed = ({ apartment }: PlanApartment) => apartment.id === name || labelOf(apartment) === name;
    if (apartments.length === 0) return name === "" || all.some(isNamed) ? [] : [name];
    const isOwn = all.filter(isNamed).every((each) => apartments.includes(each));
    return isOwn && apartments.every(isNamed) ? [name] : apartments.map(({ apartment }) => apartment.id);
  });
}

/** The project with its regions under their published names, by which the elements find them. */
export function withPublishedRegions(project: DraftProject): DraftProject {
  const plans = mapRecords(project.plans ?? [], (plan) => {
    const names = publishedNames(project.floors, plan);
    const isSame = plan.regions.every((region, r) => names[r]?.length === 1 && names[r]?.[0] === regionName(region));
    if (isSame) return plan;
    return {
      ...plan,
      regions: plan.regions.flatMap((region, r) =>
        (names[r] ?? []).map((apartment) => ({ ...region, home: apartment })),
      ),
    };
  });
  return plans === project.plans || !project.plans ? project : { ...project, plans };
}
