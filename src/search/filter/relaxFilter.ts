import type { Apartment } from "../../project/types.ts";
import {
  bitOf,
  groups,
  isActive,
  isRangeGroup,
  withoutGroup,
  type Filter,
  type Group,
  type OptionGroup,
  type RangeGroup,
} from "./filter.ts";
import { failedGroups, matches } from "./matches.ts";
import { optionsOf, valuesOf } from "./valuesOf.ts";

/** One way to loosen a filter without matches. */
export type FilterRelaxation = {
  readonly group: Group;
  /** Moves an end of a range to a whole number, adds an option, or clears the group. */
  readonly change:
    | { readonly kind: "from" | "to"; readonly value: number }
    | { readonly kind: "also"; readonly option: string | number }
    | { readonly kind: "without" };
  /** The loosened filter. */
  readonly filter: Filter;
  /** The apartments that this adds, at least one. */
  readonly apartments: readonly Apartment[];
};

const maxSuggestions = 3;

/**
 * Suggests how to loosen a filter without matches: up to three suggestions, each changing a single group. First the smallest change of
 * each group, sorted by how many apartments it adds, ranges first if equal; then clearing a group, if that adds more than its smallest change.
 * No suggestion if two groups would have to change at once.
 */
export function relaxFilter(filter: Filter, apartments: readonly Apartment[]): readonly FilterRelaxation[] {
  // Apartments that a single group rejects, by the bit of that group.
  const nearByGroup = new Map<number, Apartment[]>();
  for (const apartment of apartments) {
    const failed = failedGroups(filter, apartment);
    if (failed === 0 || (failed & (failed - 1)) !== 0) continue;
    const sameGroup = nearByGroup.get(failed);
    if (sameGroup) sameGroup.push(apartment);
    else nearByGroup.set(failed, [apartment]);
  }
  const active = groups.filter((group) => isActive(filter, group));
  const relaxations = active.map((group) => relaxationsOf(filter, group, nearByGroup.get(bitOf[group]) ?? []));
  const mostApartmentsFirst = (list: readonly FilterRelaxation[]) =>
    list.toSorted(
      (a, b) =>
        b.apartments.length - a.apartments.length || Number(isRangeGroup(b.group)) - Number(isRangeGroup(a.group)),
    );
  return [
    ...mostApartmentsFirst(relaxations.flatMap(({ smallest }) => smallest)),
    ...mostApartmentsFirst(relaxations.flatMap(({ clearing }) => clearing)),
  ].slice(0, maxSuggestions);
}

type GroupRelaxations = {
  readonly smallest: readonly FilterRelaxation[];
  readonly clearing: readonly FilterRelaxation[];
};

/** The smallest change of a group, and clearing it. `near`: the apartments that only this group rejects. */
function relaxationsOf(filter: Filter, group: Group, near: readonly Apartment[]): GroupRelaxations {
  if (near.length === 0) return { smallest: [], clearing: [] };
  const smallest = (isRangeGroup(group) ? nearestEnd(filter, group, near) : nearestOption(filter, group, near)).map(
    (relaxation) => ({
      ...relaxation,
      apartments: near.filter((apartment) => matches(relaxation.filter, apartment)),
    }),
  );
  const clearing: FilterRelaxation = {
    group,
    change: { kind: "without" },
    filter: withoutGroup(filter, group),
    apartments: near,
  };
  return { smallest, clearing: smallest[0]?.apartments.length === near.length ? [] : [clearing] };
}

type UncountedRelaxation = Omit<FilterRelaxation, "apartments">;

/** Moves the end that is nearest to an apartment. */
function nearestEnd(filter: Filter, group: RangeGroup, near: readonly Apartment[]): readonly UncountedRelaxation[] {
  const { [group]: range = {} } = filter;
  const { from = -Infinity, to = Infinity } = range;
  let [below, above] = [-Infinity, Infinity];
  for (const value of near.flatMap(valuesOf[group])) {
    if (value < from) below = Math.max(below, value);
    if (value > to) above = Math.min(above, value);
  }
  if (below === -Infinity && above === Infinity) return [];
  const isLower = above === Infinity || (below !== -Infinity && from - below <= above - to);
  const [kind, value] = isLower ? (["from", Math.floor(below)] as const) : (["to", Math.ceil(above)] as const);
  return [{ group, change: { kind, value }, filter: { ...filter, [group]: { ...range, [kind]: value } } }];
}

/** For bedrooms the number nearest to a chosen one; for other options the one that adds the most apartments. */
function nearestOption(filter: Filter, group: OptionGroup, near: readonly Apartment[]): readonly UncountedRelaxation[] {
  const counts = new Map<string | number, number>();
  for (const option of near.flatMap((apartment) => optionsOf(apartment, group)))
    counts.set(option, (counts.get(option) ?? 0) + 1);
  const distance = (option: string | number): number =>
    typeof option === "number" ? Math.min(...filter.bedrooms.map((each) => Math.abs(each - option))) : 0;
  const [best] = [...counts].toSorted(([a, countA], [b, countB]) => distance(a) - distance(b) || countB - countA);
  if (!best) return [];
  const [option] = best;
  const chosen: readonly (string | number)[] = [...filter[group], option];
  const added = group === "bedrooms" ? chosen.toSorted((a, b) => Number(a) - Number(b)) : chosen;
  return [{ group, change: { kind: "also", option }, filter: { ...filter, [group]: added } }];
}
