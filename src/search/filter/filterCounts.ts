import type { Apartment, ApartmentKind, Status, TowerId } from "../../project/types.ts";
import { failedBits } from "./failedBits.ts";
import { bitOf, rangeGroups, type Filter, type Outdoor, type RangeGroup, type Orientation } from "./filter.ts";
import { apartmentColumns, countByValue, type ApartmentColumn } from "./apartmentColumns.ts";
import { valuesOf } from "./valuesOf.ts";

/** Number of apartments per bar of a range. The first bar starts at `from`; each one is `width` wide. */
export type Bars = { readonly from: number; readonly width: number; readonly counts: readonly number[] };

/** How many apartments each option and each step of a range would match, if its group's own choice is ignored. */
export type FilterCounts = {
  /** The apartments that match the filter, in their original order. */
  readonly apartments: readonly Apartment[];
  readonly bedrooms: ReadonlyMap<number, number>;
  readonly sides: ReadonlyMap<Orientation, number>;
  readonly towers: ReadonlyMap<TowerId, number>;
  readonly outdoor: ReadonlyMap<Outdoor, number>;
  readonly kinds: ReadonlyMap<ApartmentKind, number>;
  readonly statuses: ReadonlyMap<Status, number>;
  /** Matches of any status: the "48" of "29 of 48". */
  readonly anyStatus: number;
  readonly area?: Bars;
  readonly floor?: Bars;
  readonly outdoorArea?: Bars;
  readonly price?: Bars;
  readonly perM2?: Bars;
};

/** The width of a group's steps: in m², floors, m², the currency, and the currency per m². */
export const stepOf: Readonly<Record<RangeGroup, number>> = {
  area: 5,
  floor: 1,
  outdoorArea: 5,
  price: 10_000,
  perM2: 50,
};

/** The range of values over all apartments of a project, regardless of the filter; a group without any value is missing. */
export type Scales = { readonly [Name in RangeGroup]?: { readonly from: number; readonly to: number } };

/** The scale of each group, from the step with the smallest value to the end of the step with the largest. */
export function scalesOf(apartments: readonly Apartment[]): Scales {
  const scales: { -readonly [Name in RangeGroup]?: { from: number; to: number } } = {};
  for (const group of rangeGroups) {
    for (const apartment of apartments) {
      for (const figure of valuesOf[group](apartment)) {
        const scale = (scales[group] ??= { from: figure, to: figure });
        if (figure < scale.from) scale.from = figure;
        if (figure > scale.to) scale.to = figure;
      }
    }
    const scale = scales[group];
    if (!scale || group === "floor") continue;
    const step = stepOf[group];
    scale.from = Math.floor(scale.from / step) * step;
    scale.to = Math.max(Math.ceil(scale.to / step) * step, scale.from + step);
  }
  return scales;
}

/** Matches and counts of a filter: an apartment counts for a group if no other group rejects it. */
export function filterCounts(
  filter: Filter,
  apartments: readonly Apartment[],
  scales = scalesOf(apartments),
): FilterCounts {
  const columns = apartmentColumns(apartments);
  const failed = failedBits(filter, apartments);
  const countsOf = <Value>(column: ApartmentColumn<Value>, bit: number): ReadonlyMap<Value, number> => {
    const counts = countByValue(column, failed, bit);
    return new Map(column.values.flatMap((value, code) => (counts[code] ? [[value, counts[code]]] : [])));
  };
  const bars: { [Name in RangeGroup]?: Bars } = {};
  for (const group of rangeGroups) {
    const scale = scales[group];
    if (scale) bars[group] = barsOf(group, scale, countsOf(columns[group], bitOf[group]));
  }
  return {
    apartments: apartments.filter((_, index) => failed[index] === 0),
    bedrooms: countsOf(columns.bedrooms, bitOf.bedrooms),
    sides: countsOf(columns.sides, bitOf.sides),
    towers: countsOf(columns.towers, bitOf.towers),
    outdoor: countsOf(columns.outdoor, bitOf.outdoor),
    kinds: countsOf(columns.kinds, bitOf.kinds),
    statuses: countsOf(columns.statuses, bitOf.statuses),
    anyStatus: failed.reduce((sum, bits) => sum + Number((bits & ~bitOf.statuses) === 0), 0),
    ...bars,
  };
}

/** Maximum number of bars that a slider has space for; with more steps, a bar is several steps wide. */
const maxBars = 60;

/** Number of apartments per bar. */
function barsOf(
  group: RangeGroup,
  { from, to }: { readonly from: number; readonly to: number },
  apartments: ReadonlyMap<number, number>,
): Bars {
  // Each floor is a bar; for a measure, the last bar ends at the end of the scale.
  const length = to - from + (group === "floor" ? 1 : 0);
  const width = stepOf[group] * Math.max(1, Math.ceil(length / stepOf[group] / maxBars));
  const counts = Array<number>(Math.ceil(length / width)).fill(0);
  for (const [figure, count] of apartments) {
    const index = Math.min(Math.floor((figure - from) / width), counts.length - 1);
    if (index >= 0) counts[index] = (counts[index] ?? 0) + count;
  }
  return { from, width, counts };
}
