import type { Floor, LocalText, Tower } from "./types.ts";

/** The text in a language; falls back to Albanian, English, then any other; "" if it has none. */
export function localText(text: LocalText, locale: string): string {
  if (typeof text === "string") return text;
  return text[locale] ?? text["sq"] ?? text["en"] ?? Object.values(text)[0] ?? "";
}

/** A tower's short name: its label, or its name; never its id. */
export function towerLabel(tower: Pick<Tower, "label" | "name"> | undefined, locale: string): string {
  return tower ? tower.label || localText(tower.name, locale) : "";
}

/** A floor's name in a language: "Përdhesa", or its number. */
export function floorLabel({ floor, label = "" }: Pick<Floor, "floor" | "label">, locale: string): string {
  return localText(label, locale) || String(floor);
}
