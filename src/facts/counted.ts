import type { Apartment } from "../project/types.ts";
import { pluralText } from "../text/format/pluralText.ts";
import type { Language } from "../ui/TextsContext.tsx";

type Counted = "floors" | "homes" | "units" | "free" | "bedrooms";

/** A count in words: "1 banesë", "9 banesa", "Asnjë banesë". */
export function counted({ texts, locale }: Language, key: Counted, count: number): string {
  if (count === 0 && (key === "free" || key === "homes")) return texts[`${key}None`];
  return pluralText(texts, key, count, locale);
}

/** "9 banesa", "Asnjë banesë"; "9 njësi" if shops or parking are among them. */
export function countedApartments(language: Language, apartments: readonly Apartment[]): string {
  return counted(language, apartments.every(({ kind }) => kind === "home") ? "homes" : "units", apartments.length);
}
