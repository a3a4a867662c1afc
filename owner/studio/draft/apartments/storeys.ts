import { isTooLong } from "../../../sync/cells/cell.ts";
import { readFloor } from "../../../sync/cells/floor.ts";

/** The floors of an apartment that extends over several, as a cell that can be read again: "2–3". No spreadsheet turns it into a date. */
export function storeysText(storeys: readonly number[]): string {
  const floors = storeys.toSorted((a, b) => a - b);
  const [lowest, highest] = [floors[0], floors.at(-1)];
  if (lowest === undefined || highest === undefined || floors.length < 2) return "";
  const isWithoutGap = highest - lowest === floors.length - 1;
  return isWithoutGap ? `${lowest}–${highest}` : floors.join(", ");
}

export const notFloors = "not floors like 2–3";

/** "2–3", "PD + 1" or "2, 4" as floors, the lowest first; or a single one. Returns a reason if they cannot be read. */
export function readStoreys(text: string): readonly number[] | string {
  if (isTooLong(text)) return notFloors;
  const read = text.split(/[,;]/).map((part) => readFloor(part.trim()).numbers);
  if (read.some((numbers) => numbers.length === 0)) return notFloors;
  return [...new Set(read.flat())].toSorted((a, b) => a - b);
}
