/** So many of a long list are drawn anew where one of them has changed; the others stay as they are. */
const size = 40;

/** A list in groups, each of which draws itself. */
export function inGroups<T>(list: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, group) => list.slice(group * size, (group + 1) * size));
}

/** The place in the whole list of one of a group. */
export const placeInList = (group: number, index: number): number => group * size + index;

/** The place in a group of one of the whole list; undefined where it is in another one. */
export const placeInGroup = (group: number, at: number | undefined): number | undefined =>
  at !== undefined && Math.floor(at / size) === group ? at % size : undefined;

/** Whether two groups draw the same: for `memo`. */
export function areSameGroups<P extends { readonly group: readonly unknown[] }>(before: P, after: P): boolean {
  const names = Object.keys(after) as (keyof P)[];
  const isSame =
    before.group.length === after.group.length && before.group.every((each, at) => each === after.group[at]);
  return isSame && names.every((name) => name === "group" || before[name] === after[name]);
}
