import type { Apartment } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import type { Texts } from "../../text/texts.ts";

/** A count in words: "1 banesë", "9 banesa". */
export function counted(texts: Texts, key: "floors" | "homes" | "units" | "free" | "bedrooms", count: number): string {
  if (key === "free" && count === 0) return texts.freeNone;
  return count === 1 ? texts[`${key}One`] : fill(texts[key], { count });
}

/** "9 banesa"; where shops or parking are among them "9 njësi". */
export function countedHomes(texts: Texts, apartments: readonly Apartment[]): string {
  return counted(texts, apartments.every(({ kind }) => kind === "home") ? "homes" : "units", apartments.length);
}
