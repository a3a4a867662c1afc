import type { Apartment } from "../project/types.ts";
import { fill } from "../text/format/fill.ts";
import type { Texts } from "../text/texts.ts";

/** A count in words: "1 banesë", "9 banesa", "Asnjë banesë". */
export function counted(texts: Texts, key: "floors" | "homes" | "units" | "free" | "bedrooms", count: number): string {
  if (count === 0 && (key === "free" || key === "homes")) return texts[`${key}None`];
  return count === 1 ? texts[`${key}One`] : fill(texts[key], { count });
}

/** "9 banesa", "Asnjë banesë"; where shops or parking are among them "9 njësi". */
export function countedHomes(texts: Texts, apartments: readonly Apartment[]): string {
  return counted(texts, apartments.every(({ kind }) => kind === "home") ? "homes" : "units", apartments.length);
}
