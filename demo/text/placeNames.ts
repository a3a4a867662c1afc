import type { PlacesText } from "./places.ts";
import type { ApartmentPlace } from "../facts/apartmentPlace.ts";
import type { SiteFloor, SiteTower } from "../facts/siteFacts.ts";

/** "Banesa 7", "Lokali 2". */
export const apartmentName = (words: PlacesText, { kind, label }: Pick<ApartmentPlace, "kind" | "label">): string =>
  words.units[kind](label);

/** "9 banesa"; "9 njësi" if they include shops, parking and the like. */
export const countedUnits = (words: PlacesText, { count, homes }: Pick<SiteFloor, "count" | "homes">): string =>
  homes === undefined ? words.apartments(count) : words.allUnits(count);

/** "Kati 3", or the floor's own label: "Përdhesa". */
export function floorName(
  words: PlacesText,
  { floor, label = String(floor) }: Pick<SiteFloor, "floor" | "label">,
): string {
  return /\p{L}{2}/u.test(label) ? label : words.floor(label);
}

/** The name of an apartment's floor, as far as it is in the facts. */
export function floorNameIn(words: PlacesText, tower: SiteTower | undefined, floor: number): string {
  return floorName(words, tower?.floors.find((each) => each.floor === floor) ?? { floor });
}
