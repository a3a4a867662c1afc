import type { Apartment, ApartmentKind, Project, Status, TowerId } from "../../project/types.ts";

export type Orientation = Apartment["side"][number];

/** If the project has no areas by kind, an outdoor area below 20 m² counts as `balcony`, from 20 m² as `terrace`. */
export type Outdoor = "balcony" | "terrace";

/** Both ends are inclusive; a missing end is open. */
export type Range = { readonly from?: number; readonly to?: number };

/** The criteria that a visitor searches by: OR within a group, AND between groups; an empty group accepts every apartment. */
export type Filter = {
  readonly bedrooms: readonly number[];
  /** m². */
  readonly area?: Range;
  /** Orders of floors. */
  readonly floor?: Range;
  readonly sides: readonly Orientation[];
  readonly towers: readonly TowerId[];
  readonly outdoor: readonly Outdoor[];
  /** m². */
  readonly outdoorArea?: Range;
  readonly kinds: readonly ApartmentKind[];
  readonly statuses: readonly Status[];
  /** In the project's currency. */
  readonly price?: Range;
  /** The price of one m², stated or computed. */
  readonly perM2?: Range;
};

export type Group = keyof Filter;
/** Groups with a choice of several options. */
export type OptionGroup = "bedrooms" | "sides" | "towers" | "outdoor" | "kinds" | "statuses";
/** Groups with two ends. */
export type RangeGroup = "area" | "floor" | "outdoorArea" | "price" | "perM2";

/** All groups, in the order of the summary. */
export const groups = [
  "bedrooms",
  "area",
  "floor",
  "sides",
  "towers",
  "outdoor",
  "outdoorArea",
  "kinds",
  "price",
  "perM2",
  "statuses",
] as const satisfies readonly Group[];

/** All groups with two ends. */
export const rangeGroups: readonly RangeGroup[] = ["area", "floor", "outdoorArea", "price", "perM2"];

/** The options of groups, in display order. */
export const orientations: readonly Orientation[] = ["N", "E", "S", "W"];
export const outdoors: readonly Outdoor[] = ["balcony", "terrace"];
export const kinds: readonly ApartmentKind[] = ["home", "shop", "office", "parking", "storage"];
export const statuses: readonly Status[] = ["available", "reserved", "sold", "notReleased"];

/** Accepts every apartment. */
export const emptyFilter: Filter = { bedrooms: [], sides: [], towers: [], outdoor: [], kinds: [], statuses: [] };

/** The initial filter: available apartments; all of them if the project has no statuses. */
export function startFilter(project: Project): Filter {
  const hasStatuses = project.floors.some(({ apartments }) => apartments.some(({ status }) => status));
  return hasStatuses ? { ...emptyFilter, statuses: ["available"] } : emptyFilter;
}

/** The filter in effect: the visitor's, or the initial one. */
export function searchedFilter({ filter }: { readonly filter: Filter | null }, project: Project): Filter {
  return filter ?? startFilter(project);
}

/** Whether a group restricts the results. */
export function isActive(filter: Filter, group: Group): boolean {
  const value = filter[group];
  if (value === undefined) return false;
  return "length" in value ? value.length > 0 : value.from !== undefined || value.to !== undefined;
}

/** Whether the filter restricts anything. */
export function isFiltered(filter: Filter): boolean {
  return groups.some((group) => isActive(filter, group));
}

/** The filter without a group. */
export function withoutGroup(filter: Filter, group: Group): Filter {
  if (isRangeGroup(group)) {
    const { [group]: _, ...rest } = filter;
    return rest;
  }
  return { ...filter, [group]: [] };
}

export function isRangeGroup(group: Group): group is RangeGroup {
  return rangeGroups.some((each) => each === group);
}

/** The bit of a group in the result of `failedGroups` and `failedBits`. */
export const bitOf: Readonly<Record<Group, number>> = {
  bedrooms: 1,
  area: 2,
  floor: 4,
  sides: 8,
  towers: 16,
  outdoor: 32,
  outdoorArea: 64,
  kinds: 128,
  price: 256,
  statuses: 512,
  perM2: 1024,
};

/** Whether an apartment has an outdoor space of a kind: by its areas by kind, otherwise by their sum. */
export function hasOutdoor({ areas = {}, outdoorArea = 0 }: Apartment, kind: Outdoor): boolean {
  const { balcony, terrace, garden } = areas;
  if (balcony === undefined && terrace === undefined && garden === undefined) {
    return outdoorArea > 0 && outdoorArea >= minTerraceM2 === (kind === "terrace");
  }
  return (areas[kind] ?? 0) > 0;
}

const minTerraceM2 = 20;

/** The price of an apartment; `undefined` if it has none, or if it is sold and its price is therefore not shown. */
export function priceOf({ price, status }: Apartment): number | undefined {
  return status === "sold" || price?.kind === "onRequest" ? undefined : price?.amount;
}

/** All floors of an apartment. */
export function floorNumbersOf({ floor, storeys = [] }: Apartment): readonly number[] {
  return storeys.includes(floor) ? storeys : [floor, ...storeys];
}

export function isWithin({ from = -Infinity, to = Infinity }: Range, value: number | undefined): boolean {
  return value !== undefined && value >= from && value <= to;
}
