import type { Apartment, Project } from "../../project/types.ts";
import { bitOf, groups, isRangeGroup, isWithin, type Filter, type Group } from "./filter.ts";
import { homeColumns, type HomeColumn } from "./homeColumns.ts";

const lists = new WeakMap<Project, readonly Apartment[]>();

/** All homes of a project, in one list for as long as it is the same project. */
export function homesOf(project: Project): readonly Apartment[] {
  const homes = lists.get(project) ?? project.floors.flatMap(({ apartments }) => apartments);
  lists.set(project, homes);
  return homes;
}

type Asked = { readonly homes: readonly Apartment[]; readonly failed: Uint16Array };

const last = new WeakMap<Filter, Asked>();

/** Of each home the groups that keep it out, as `failedGroups` has them; all who ask with the same filter share one answer. */
export function failedBits(filter: Filter, homes: readonly Apartment[]): Uint16Array {
  const before = last.get(filter);
  if (before?.homes === homes) return before.failed;
  const columns = homeColumns(homes);
  const failed = new Uint16Array(homes.length);
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
  last.set(filter, { homes, failed });
  return failed;
}

/** Adds a bit to every apartment that has no allowed value. */
function addBit<Value>(
  failed: Uint16Array,
  bit: number,
  { column, isAllowed }: { readonly column: HomeColumn<Value>; readonly isAllowed: (value: Value) => boolean },
): void {
  const { values, starts, codes } = column;
  const allowed = Uint8Array.from(values, (value) => Number(isAllowed(value)));
  let at = 0;
  for (let home = 0; home < failed.length; home += 1) {
    const end = starts[home + 1] ?? 0;
    let isIn = 0;
    for (; at < end; at += 1) isIn |= allowed[codes[at] ?? 0] ?? 0;
    if (isIn === 0) failed[home] = (failed[home] ?? 0) | bit;
  }
}
