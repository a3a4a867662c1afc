/** Group size: when an item of a long list changes, only its group renders again. */
const size = 40;

/** Splits a list into groups that each render separately. */
export function inGroups<T>(list: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, group) => list.slice(group * size, (group + 1) * size));
}

/** The index in the entire list of an item of a group. */
export const placeInList = (group: number, index: number): number => group * size + index;

/** The index in a group of an item of the entire list; undefined if it is in another group. */
export const placeInGroup = (group: number, at: number | undefined): number | undefined =>
  at !== undefined && Math.floor(at / size) === group ? at % size : undefined;

/** Whether two groups render the same: for `memo`. */
export function areSameGroups<P extends { readonly group: readonly unknown[] }>(before: P, after: P): boolean {
  const names = Object.keys(after) as (keyof P)[];
  const isSame =
    before.group.length === after.group.length && before.group.every((each, at) => each === after.group[at]);
  return isSame && names.every((name) => name === "group" || before[name] === after[name]);
}
