import { floorTitle } from "../../finder/facts/titles.ts";
import { findFloor } from "../../project/lookUps.ts";
import type { Apartment, Project } from "../../project/types.ts";
import type { Language } from "../../ui/TextsContext.tsx";

/** The storey of a home: "Kati 3", "Përdhesa". */
export function storeyName(project: Project, { tower, floor }: Apartment, language: Language): string {
  return floorTitle(findFloor(project, tower, floor) ?? { floor }, language);
}

/** As it is written after a comma: in lower case in Albanian and English. */
export function inSentence(words: string, locale: string): string {
  return locale === "sq" || locale === "en" ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
