import { bedroomsOf } from "../../project/homeFigures.ts";
import type { Apartment, HomeKind, Project, Status, TowerId } from "../../project/types.ts";

export type Side = Apartment["side"][number];

/** `balcony`: under 20 m² where the project tells no kinds of outdoor area; `terrace`: from 20 m² on. */
export type Outdoor = "balcony" | "terrace";

/** Both ends belong to it; an end that is not told is open. */
export type Range = { readonly from?: number; readonly to?: number };

/** What a visitor looks for: OR within a group, AND between groups; a group with nothing in it lets every home through. */
export type Filter = {
  readonly bedrooms: readonly number[];
  /** m². */
  readonly area?: Range;
  /** Storeys by their order. */
  readonly floor?: Range;
  readonly sides: readonly Side[];
  readonly towers: readonly TowerId[];
  readonly outdoor: readonly Outdoor[];
  /** m². */
  readonly outdoorArea?: Range;
  readonly kinds: readonly HomeKind[];
  readonly statuses: readonly Status[];
  /** In the project's own currency. */
  readonly price?: Range;
};

export type Group = keyof Filter;
/** Groups of which one chooses some. */
export type OptionGroup = "bedrooms" | "sides" | "towers" | "outdoor" | "kinds" | "statuses";
/** Groups with two ends. */
export type RangeGroup = "area" | "floor" | "outdoorArea" | "price";

/** Every group, in the order the summary names them. */
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
  "statuses",
] as const satisfies readonly Group[];

/** Lets every home through. */
export const emptyFilter: Filter = { bedrooms: [], sides: [], towers: [], outdoor: [], kinds: [], statuses: [] };

/** What a search starts with: the free homes; all of them where the project tells no status. */
export function startFilter(project: Project): Filter {
  const tellsStatus = project.floors.some(({ apartments }) => apartments.some(({ status }) => status));
  return tellsStatus ? { ...emptyFilter, statuses: ["available"] } : emptyFilter;
}

/** What a search goes by: what was asked for, or its start. */
export function searchedFilter({ filter }: { readonly filter: Filter | null }, project: Project): Filter {
  return filter ?? startFilter(project);
}

/** Whether a group asks for anything. */
export function isAsked(filter: Filter, group: Group): boolean {
  const value = filter[group];
  if (value === undefined) return false;
  return "length" in value ? value.length > 0 : value.from !== undefined || value.to !== undefined;
}

/** Whether anything is asked for. */
export function isFiltered(filter: Filter): boolean {
  return groups.some((group) => isAsked(filter, group));
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
  return group === "area" || group === "floor" || group === "outdoorArea" || group === "price";
}

/** Whether a home is looked for. One without the figure that a group asks for is not. */
export function matches(filter: Filter, home: Apartment): boolean {
  return failedGroups(filter, home) === 0;
}

/** The bit of a group in `failedGroups`. */
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
};

/** The groups that keep a home out, as a sum of their bits; 0 for a home that matches. */
export function failedGroups(filter: Filter, home: Apartment): number {
  const { area, floor, outdoorArea, price } = filter;
  let failed = 0;
  if (filter.bedrooms.length > 0 && !has(filter.bedrooms, bedroomsOf(home))) failed += bitOf.bedrooms;
  if (area && !isWithin(area, home.area)) failed += bitOf.area;
  if (floor && !isOnStoreys(floor, home)) failed += bitOf.floor;
  if (filter.sides.length > 0 && !home.side.some((side) => filter.sides.includes(side))) failed += bitOf.sides;
  if (filter.towers.length > 0 && !filter.towers.includes(home.tower)) failed += bitOf.towers;
  if (filter.outdoor.length > 0 && !filter.outdoor.some((kind) => hasOutdoor(home, kind))) failed += bitOf.outdoor;
  if (outdoorArea && !isWithin(outdoorArea, home.outdoorArea)) failed += bitOf.outdoorArea;
  if (filter.kinds.length > 0 && !filter.kinds.includes(home.kind)) failed += bitOf.kinds;
  if (price && !isWithin(price, priceOf(home))) failed += bitOf.price;
  if (filter.statuses.length > 0 && !has(filter.statuses, home.status)) failed += bitOf.statuses;
  return failed;
}

/** Whether a home has an outdoor space of a kind: by the kinds of area that are told, else by their sum. */
export function hasOutdoor({ areas = {}, outdoorArea = 0 }: Apartment, kind: Outdoor): boolean {
  const { balcony, terrace, garden } = areas;
  if (balcony === undefined && terrace === undefined && garden === undefined) {
    return outdoorArea > 0 && outdoorArea >= leastTerrace === (kind === "terrace");
  }
  return (areas[kind] ?? 0) > 0;
}

/** m². */
const leastTerrace = 20;

/** What a home costs; `undefined` where that is not told, and for a sold one, whose price is not shown either. */
export function priceOf({ price, status }: Apartment): number | undefined {
  return status === "sold" || price?.kind === "onRequest" ? undefined : price?.amount;
}

/** Every storey a home lies on. */
export function storeysOf({ floor, storeys = [] }: Apartment): readonly number[] {
  return storeys.includes(floor) ? storeys : [floor, ...storeys];
}

function isOnStoreys(range: Range, home: Apartment): boolean {
  if (!home.storeys) return isWithin(range, home.floor);
  return storeysOf(home).some((storey) => isWithin(range, storey));
}

export function isWithin({ from = -Infinity, to = Infinity }: Range, value: number | undefined): boolean {
  return value !== undefined && value >= from && value <= to;
}

function has<T>(list: readonly T[], value: T | undefined): boolean {
  return value !== undefined && list.includes(value);
}
