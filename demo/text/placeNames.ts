import type { PlacesText } from "./places/placesSq.ts";
import type { HomePlace } from "../facts/homeAt.ts";
import type { FloorFacts, TowerFacts } from "../facts/siteFacts.ts";

/** "Banesa 7", "Lokali 2". */
export const homeName = (words: PlacesText, { kind, label }: Pick<HomePlace, "kind" | "label">): string =>
  words.units[kind](label);

/** "Kati 3", or the storey's own name: "Përdhesa". */
export function storeyName(
  words: PlacesText,
  { floor, label = String(floor) }: Pick<FloorFacts, "floor" | "label">,
): string {
  return /\p{L}{2}/u.test(label) ? label : words.floor(label);
}

/** A home's storey by name, as far as the facts know it. */
export function storeyOf(words: PlacesText, tower: TowerFacts | undefined, floor: number): string {
  return storeyName(words, tower?.floors.find((each) => each.floor === floor) ?? { floor });
}
