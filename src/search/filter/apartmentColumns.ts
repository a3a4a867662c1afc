import type { Apartment } from "../../project/types.ts";
import type { Group } from "./filter.ts";
import { valuesOf, type ValueOf } from "./valuesOf.ts";

/** The values of apartments in one group: the values of apartment `i` have the codes from `starts[i]` up to `starts[i + 1]`. */
export type ApartmentColumn<Value> = {
  /** Without duplicates. */
  readonly values: readonly Value[];
  readonly starts: Uint32Array;
  /** Indices into `values`. */
  readonly codes: Uint32Array;
};

export type ApartmentColumns = { readonly [Name in Group]: ApartmentColumn<ValueOf[Name]> };

const made = new WeakMap<readonly Apartment[], ApartmentColumns>();

/**
 * The apartments column by column, computed once per list of apartments: counting then works on numbers only. Filtering the records themselves
 * would be simpler; with 10,000 apartments it is what a press on a filter would wait for (`tests/bench/filterStep.ts`).
 */
export function apartmentColumns(apartments: readonly Apartment[]): ApartmentColumns {
  const before = made.get(apartments);
  if (before) return before;
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
  made.set(apartments, columns);
  return columns;
}

function columnOf<Value>(
  apartments: readonly Apartment[],
  values: (apartment: Apartment) => readonly Value[],
): ApartmentColumn<Value> {
  const codeOf = new Map<Value, number>();
  const codes: number[] = [];
  const starts = new Uint32Array(apartments.length + 1);
  apartments.forEach((apartment, index) => {
    for (const value of values(apartment)) {
      const code = codeOf.get(value) ?? codeOf.size;
      codeOf.set(value, code);
      codes.push(code);
    }
    starts[index + 1] = codes.length;
  });
  return { values: [...codeOf.keys()], starts, codes: Uint32Array.from(codes) };
}

/** Counts the apartments of each value, in the order of `values`, excluding apartments that another group rejects. */
export function tally(
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
