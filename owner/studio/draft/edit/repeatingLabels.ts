import type { Draft, DraftFloor, DraftPlan, DraftProject, DraftRegion } from "../draft.ts";
import { memoize } from "../memoize.ts";
import { labelOf, type PlanApartment, planApartments } from "./planApartments.ts";
import { changePlan } from "./records.ts";
import { regionApartments } from "./regionApartments.ts";

/** Apartments above each other whose labels differ only by their floor. */
export type RepeatedApartment = {
  /** The repeating part of their labels, with "…" in place of the floor: "A1…A". */
  readonly part: string;
  readonly labels: readonly string[];
  readonly ids: readonly string[];
};

/** Where a label states its floor: in which of its numbers, and at which end of that number. */
type FloorRule = { readonly run: number; readonly side: "whole" | "start" | "end"; readonly offset: number };

/** The ground floor is 0 in some lists and 1 in others. */
const offsets = [0, 1, -1];
const sides = ["whole", "start", "end"] as const;
const rules: readonly FloorRule[] = offsets.flatMap((offset) =>
  [0, 1, 2].flatMap((run) => sides.map((side) => ({ run, side, offset }))),
);

/** A label without its floor; undefined if the floor is not where the rule expects it. */
function partOf(label: string, floor: number, { run, side, offset }: FloorRule): string | undefined {
  const found = [...label.matchAll(/\d+/g)][run];
  const value = floor + offset;
  if (!found || value < 0) return undefined;
  const [digits] = found;
  const floorDigits = [String(value), String(value).padStart(2, "0")].find((text) => {
    if (side === "whole") return digits === text;
    return digits.length > text.length && (side === "start" ? digits.startsWith(text) : digits.endsWith(text));
  });
  if (floorDigits === undefined) return undefined;
  const from = found.index + (side === "end" ? digits.length - floorDigits.length : 0);
  return `${label.slice(0, from)}…${label.slice(from + floorDigits.length)}`;
}

/** The apartments of a floor by their repeating part; undefined if one has none, or two have the same. */
function partsOfFloor(
  apartments: readonly PlanApartment[],
  rule: FloorRule,
): readonly (readonly [part: string, apartment: PlanApartment])[] | undefined {
  const parts = new Set<string>();
  const found: (readonly [string, PlanApartment])[] = [];
  for (const each of apartments) {
    const label = labelOf(each.apartment);
    const part = partOf(label, each.floors[0]?.floor ?? 0, rule);
    if (part === undefined) return undefined;
    // The key includes the entrance if the label alone is ambiguous.
    const key = `${part}${each.key.slice(label.length)}`;
    if (parts.has(key)) return undefined;
    parts.add(key);
    found.push([key, each]);
  }
  return found;
}

function repeatedBy(floors: readonly (readonly PlanApartment[])[], rule: FloorRule): readonly RepeatedApartment[] {
  const byPart = new Map<string, { readonly part: string; readonly labels: Set<string>; readonly ids: string[] }>();
  for (const [part, { apartment }] of floors.flatMap((floor) => partsOfFloor(floor, rule) ?? [])) {
    const own = byPart.get(part) ?? { part, labels: new Set<string>(), ids: [] };
    byPart.set(part, own);
    own.labels.add(labelOf(apartment));
    own.ids.push(apartment.id);
  }
  return [...byPart.values()]
    .filter(({ labels }) => labels.size > 1)
    .map(({ part, labels, ids }) => ({ part, labels: [...labels], ids }));
}

const count = (repeated: readonly RepeatedApartment[]): number => repeated.flatMap(({ ids }) => ids).length;

const cacheOf = memoize((_floors: readonly DraftFloor[]) => new Map<string, readonly RepeatedApartment[]>());

/** The repeating labels on the floors of a plan, by the rule that groups the most apartments. */
function repeatedOn(floors: readonly DraftFloor[], plan: string): readonly RepeatedApartment[] {
  const cached = cacheOf(floors).get(plan);
  if (cached) return cached;
  const byFloor = new Map<DraftFloor, PlanApartment[]>();
  for (const apartment of planApartments(floors, plan)) {
    const [floor] = apartment.floors;
    if (floor) byFloor.set(floor, [...(byFloor.get(floor) ?? []), apartment]);
  }
  let best: readonly RepeatedApartment[] = [];
  for (const rule of rules) {
    const repeated = repeatedBy([...byFloor.values()], rule);
    if (count(repeated) > count(best)) best = repeated;
  }
  cacheOf(floors).set(plan, best);
  return best;
}

/** The regions in which the apartments of a plan are drawn. */
type Regions = readonly { readonly region: DraftRegion; readonly ids: readonly string[] }[];

const regionsOf = (floors: readonly DraftFloor[], plan: DraftPlan): Regions => {
  const apartments = regionApartments(floors, plan);
  return plan.regions.map((region, r) => ({
    region,
    ids: (apartments[r] ?? []).map(({ apartment }) => apartment.id),
  }));
};

const isDrawn = ({ outline = "" }: DraftRegion): boolean => outline !== "";

/** The apartments of a group that are, or could be, drawn together: not those that have an outline of their own besides the first one's. */
function togetherOf({ ids }: RepeatedApartment, regions: Regions) {
  const own = regions.filter((each) => each.ids.some((id) => ids.includes(id)));
  const target = own.find(({ region }) => isDrawn(region)) ?? own[0];
  const apart = new Set(own.filter((each) => each !== target && isDrawn(each.region)).flatMap((each) => each.ids));
  return { target, ids: ids.filter((id) => !apart.has(id)) };
}

/** Apartments of a plan that could share one outline by the repeating part of their labels, and do not yet. */
export function repeatedApartments({ floors, plans = [] }: DraftProject, id: string): readonly RepeatedApartment[] {
  const plan = plans.find((each) => each.id === id);
  if (!plan) return [];
  const regions = regionsOf(floors, plan);
  return repeatedOn(floors, id).filter((repeated) => {
    const { target, ids } = togetherOf(repeated, regions);
    return ids.length > 1 && ids.some((each) => !target?.ids.includes(each));
  });
}

/** The draft with one region per group, to be drawn if it has no outline; an outline of one apartment becomes the others', too. */
export function withSharedOutlines(draft: Draft, id: string): Draft {
  const { floors } = draft.project;
  return repeatedApartments(draft.project, id).reduce(
    (all, repeated) => changePlan(all, id, (plan) => shared(plan, repeated, regionsOf(floors, plan))),
    draft,
  );
}

function shared(plan: DraftPlan, repeated: RepeatedApartment, regions: Regions): DraftPlan {
  const { target, ids } = togetherOf(repeated, regions);
  const sharedIds = new Set(ids);
  const own = [...new Set([...(target?.ids ?? []), ...ids])];
  const [label = ""] = repeated.labels;
  const left = regions.flatMap(({ region, ids: before }): DraftRegion[] => {
    if (region === target?.region) return [{ ...region, label: "", studio: { homes: own } }];
    const others = before.filter((each) => !sharedIds.has(each));
    if (others.length === before.length) return [region];
    return others.length > 0 ? [{ ...region, studio: { homes: others } }] : [];
  });
  return { ...plan, regions: target ? left : [...left, { home: label, label: "", studio: { homes: own } }] };
}
