import type { Apartment } from "../../project/types.ts";
import type { Group } from "./filter.ts";
import { valuesOf, type ValueOf } from "./valuesOf.ts";

/**
 * The values of all apartments in one group of the filter, as numbers: apartment `i` has `values[codes[at]]` for every `at` from
 * `starts[i]` to `starts[i + 1] - 1`; none if its value is unknown.
 */
export type ApartmentColumn<Value> = {
  /** The distinct values, in the order in which they first appear. */
  readonly values: readonly Value[];
  readonly starts: Uint32Array;
  /** The values of one apartment after another, as indices into `values`. */
  readonly codes: Uint32Array;
};

export type ApartmentColumns = { readonly [Name in Group]: ApartmentColumn<ValueOf[Name]> };

const cache = new WeakMap<readonly Apartment[], ApartmentColumns>();

/**
 * The values of apartments in every group of the filter, cached by the array of apartments. Filters and counts compare numbers only,
 * because reading the records for every change of a filter is too slow with 10,000 apartments (measured by `tests/bench/filterStep.ts`).
 */
export function apartmentColumns(apartments: readonly Apartment[]): ApartmentColumns {
  const cached = cache.get(apartments);
  if (cached) return cached;
  const column = <Name extends Group>(group: Name): ApartmentColumn<ValueOf[Name]> =>
    columnOf(apartments, valuesOf[group]);
  const columns: ApartmentColumns = {
    bedrooms: column("bedrooms"),
    area: column("area"),
    floor: column("floor"),
    sides: column("sides"),
    towers: column("towers"),
    outdoor: column("outdoor"),
    outdoorArea: column("outdoorArea"),
    kinds: column("kinds"),
    price: column("price"),
    perM2: column("perM2"),
    statuses: column("statuses"),
  };
  cache.set(apartments, columns);
  return columns;
}

function columnOf<Value>(
  apartments: readonly Apartment[],
  valuesOfApartment: (apartment: Apartment) => readonly Value[],
): ApartmentColumn<Value> {
  const codeOf = new Map<Value, number>();
  const codes: number[] = [];
  const starts = new Uint32Array(apartments.length + 1);
  apartments.forEach((apartment, index) => {
    for (const value of valuesOfApartment(apartment)) {
      const code = codeOf.get(value) ?? codeOf.size;
      codeOf.set(value, code);
      codes.push(code);
    }
    starts[index + 1] = codes.length;
  });
  return { values: [...codeOf.keys()], starts, codes: Uint32Array.from(codes) };
}

/**
 * The number of apartments with each value of a column, in the order of `values`. Apartments that another group rejects do not count: those
 * with any bit in `failed` except `bit`, the column's own.
 */
export function countByValue(
  { values, starts, codes }: ApartmentColumn<unknown>,
  failed: Uint16Array,
  bit: number,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let apartment = 0; apartment < failed.length; apartment += 1) {
    if (((failed[apartment] ?? 0) & ~bit) !== 0) continue;
    const end = starts[apartment + 1] ?? 0;
    for (let at = starts[apartment] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}
