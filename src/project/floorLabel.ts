import { localText } from "./localText.ts";
import type { Floor } from "./types.ts";

/** What a storey is called in a language: "Përdhesa", or its number. */
export function floorLabel({ floor, label = "" }: Pick<Floor, "floor" | "label">, locale: string): string {
  return localText(label, locale) || String(floor);
}
