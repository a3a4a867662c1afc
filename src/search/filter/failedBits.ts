import type { Apartment, Project } from "../../project/types.ts";
import { bitOf, groups, isRangeGroup, isWithin, type Filter, type Group } from "./filter.ts";
import { apartmentColumns, type ApartmentColumn } from "./apartmentColumns.ts";

const apartmentsByProject = new WeakMap<Project, readonly Apartment[]>();

/** All apartments of a project; the same array for the same project, so that results can be cached by it. */
export function apartmentsOf(project: Project): readonly Apartment[] {
  const apartments = apartmentsByProject.get(project) ?? project.floors.flatMap((floor) => floor.apartments);
  apartmentsByProject.set(project, apartments);
  return apartments;
}

type CachedBits = { readonly apartments: readonly Apartment[]; readonly failed: Uint16Array };

const cache = new WeakMap<Filter, CachedBits>();

/** For each apartment the groups of the filter that reject it, as bits (`bitOf`). Cached by filter. */
export function failedBits(filter: Filter, apartments: readonly Apartment[]): Uint16Array {
  const cached = cache.get(filter);
  if (cached?.apartments === apartments) return cached.failed;
  const columns = apartmentColumns(apartments);
  const failed = new Uint16Array(apartments.length);
  const fail = (group: Group, isAllowed: (value: unknown) => boolean): void =>
    addBit<unknown>(failed, bitOf[group], { column: columns[group], isAllowed });
  for (const group of groups) {
    if (isRangeGroup(group)) {
      const range = filter[group];
      if (range) fail(group, (figure) => isWithin(range, Number(figure)));
    } else {
      const chosen: readonly unknown[] = filter[group];
      if (chosen.length > 0) fail(group, (value) => chosen.includes(value));
    }
  }
  cache.set(filter, { apartments, failed });
  return failed;
}

/** Adds a bit to every apartment without an allowed value. */
function addBit<Value>(
  failed: Uint16Array,
  bit: number,
  { column, isAllowed }: { readonly column: ApartmentColumn<Value>; readonly isAllowed: (value: Value) => boolean },
): void {
  const { values, starts, codes } = column;
  const allowed = Uint8Array.from(values, (value) => Number(isAllowed(value)));
  let at = 0;
  for (let apartment = 0; apartment < failed.length; apartment += 1) {
    const end = starts[apartment + 1] ?? 0;
    let hasAllowedValue = 0;
    for (; at < end; at += 1) hasAllowedValue |= allowed[codes[at] ?? 0] ?? 0;
    if (hasAllowedValue === 0) failed[apartment] = (failed[apartment] ?? 0) | bit;
  }
}
