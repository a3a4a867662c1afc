import { type FloorCell, isBetween, readFloor } from "../../../sync/cells/floor.ts";
import type { DraftFloor } from "../draft.ts";

/** The key of a tower's floor that a list names by a word only. */
export const betweenKey = (tower: string, { word }: FloorCell): string => `${tower} ~${word ?? ""}`;

type NumberedFloor = Pick<DraftFloor, "floor" | "label">;

/**
 * The number by which lists call a floor: that of its name, such as 1 for the floor above a mezzanine, or else its own. Undefined for a
 * floor between two others, which has none.
 */
export function statedNumber({ floor, label }: NumberedFloor): number | undefined {
  const names = typeof label === "object" ? Object.values(label) : label ? [label] : [];
  const read = names.map((name) => readFloor(name));
  // A raised ground floor is the ground floor where it has its number.
  if (read.some((name) => isBetween(name) && name.numbers[0] !== floor)) return undefined;
  return read.find(({ numbers }) => numbers.length === 1)?.numbers[0] ?? floor;
}

type PlacedFloor = { readonly floor: number; readonly name: number | undefined };

/**
 * Finds the floor that a list calls by a number. One that the tower lacks is counted from the next one below it; undefined if the floor counted
 * so, and the one with this number, have other names.
 */
export function floorByNumber(
  floors: readonly (NumberedFloor & { readonly tower: string })[],
): (tower: string, number: number) => number | undefined {
  const byTower = new Map<string, PlacedFloor[]>();
  for (const each of floors.toSorted((a, b) => a.floor - b.floor)) {
    const own = byTower.get(each.tower) ?? [];
    byTower.set(each.tower, own);
    own.push({ floor: each.floor, name: statedNumber(each) });
  }
  return (tower, number) => placed(byTower.get(tower) ?? [], number);
}

/** `own`: the floors of a tower, the lowest first. */
function placed(own: readonly PlacedFloor[], number: number): number | undefined {
  let below: { readonly floor: number; readonly name: number } | undefined;
  for (const { floor, name } of own) {
    if (name === number) return floor;
    if (name !== undefined && name < number && (!below || name > below.name)) below = { floor, name };
  }
  let at = number + (below ? below.floor - below.name : 0);
  for (const { floor, name } of own) {
    // Floors between two others take up numbers that lists do not count.
    if (name === undefined && floor > (below?.floor ?? -Infinity) && floor <= at) at += 1;
  }
  // A floor of the project that lists call by another number is not meant.
  return [at, number].find((place) => own.every(({ floor, name }) => floor !== place || name === undefined));
}
