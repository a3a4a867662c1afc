import type { Floor, LocalText, Tower } from "./types.ts";

/** A text in a language, falling back to Albanian, English, or any other, in this order; "" if there is none. */
export function localText(text: LocalText, locale: string): string {
  if (typeof text === "string") return text;
  return text[locale] ?? text["sq"] ?? text["en"] ?? Object.values(text)[0] ?? "";
}

/** What a tower is called where there is little room: its label, or its name. Ids are for files. */
export function towerLabel(tower: Pick<Tower, "label" | "name"> | undefined, locale: string): string {
  return tower ? tower.label || localText(tower.name, locale) : "";
}

/** What a floor is called in a language: "Përdhesa", or its number. */
export function floorLabel({ floor, label = "" }: Pick<Floor, "floor" | "label">, locale: string): string {
  return localText(label, locale) || String(floor);
}
