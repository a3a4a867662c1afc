import { type FloorCell, isBetween, readFloor } from "../../../sync/cells/floor.ts";
import type { DraftFloor } from "../draft.ts";

/** The key of a floor that a list names only by a word, such as a mezzanine: its tower and the word. */
export const betweenKey = (tower: string, { word }: FloorCell): string => `${tower} ~${word ?? ""}`;

type NumberedFloor = Pick<DraftFloor, "floor" | "label">;

/**
 * The number that lists use for a floor of the project: the one in its label, such as 1 for "Kati 1" above a mezzanine, or else the
 * project's own. Undefined for a floor between two numbered ones, such as the mezzanine itself, which has only a name in lists.
 */
export function numberInLists({ floor, label }: NumberedFloor): number | undefined {
  const labels = typeof label === "object" ? Object.values(label) : label ? [label] : [];
  const cells = labels.map((text) => readFloor(text));
  // A raised ground floor is an ordinary ground floor if it has the number 0, and a floor between two others if it has another.
  if (cells.some((cell) => isBetween(cell) && cell.numbers[0] !== floor)) return undefined;
  return cells.find(({ numbers }) => numbers.length === 1)?.numbers[0] ?? floor;
}

/** A floor of a tower: its number in the project, and the one that lists use. */
type TowerFloor = { readonly floor: number; readonly listNumber: number | undefined };

/**
 * Finds a tower's floor by the number that lists use for it. If the tower has no such floor, the result is the number that it would have in
 * the project, counted up from the next lower floor; undefined if that number belongs to a floor for which lists use another number.
 */
export function floorByNumber(
  floors: readonly (NumberedFloor & { readonly tower: string })[],
): (tower: string, number: number) => number | undefined {
  const byTower = new Map<string, TowerFloor[]>();
  for (const each of floors.toSorted((a, b) => a.floor - b.floor)) {
    const towerFloors = byTower.get(each.tower) ?? [];
    byTower.set(each.tower, towerFloors);
    towerFloors.push({ floor: each.floor, listNumber: numberInLists(each) });
  }
  return (tower, number) => findFloor(byTower.get(tower) ?? [], number);
}

/** `towerFloors`: the lowest first. */
function findFloor(towerFloors: readonly TowerFloor[], number: number): number | undefined {
  let below: { readonly floor: number; readonly listNumber: number } | undefined;
  for (const { floor, listNumber } of towerFloors) {
    if (listNumber === number) return floor;
    if (listNumber !== undefined && listNumber < number && (!below || listNumber > below.listNumber))
      below = { floor, listNumber };
  }
  let counted = number + (below ? below.floor - below.listNumber : 0);
  for (const { floor, listNumber } of towerFloors) {
    // A floor between two others takes a number in the project, but lists do not count it.
    if (listNumber === undefined && floor > (below?.floor ?? -Infinity) && floor <= counted) counted += 1;
  }
  // Not a floor for which lists use another number.
  const isPossible = (candidate: number) =>
    towerFloors.every(({ floor, listNumber }) => floor !== candidate || listNumber === undefined);
  return [counted, number].find(isPossible);
}
