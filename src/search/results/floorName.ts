import { floorTitle } from "../../facts/titles.ts";
import { localText } from "../../project/localText.ts";
import { findFloor, findTower } from "../../project/lookUps.ts";
import type { Apartment, Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import type { Language } from "../../ui/TextsContext.tsx";

/** The floor of an apartment: "Kati 3", "Përdhesa". */
export function floorName(project: Project, { tower, floor }: Apartment, language: Language): string {
  return floorTitle(findFloor(project, tower, floor) ?? { floor }, language);
}

/** An apartment's location, for screen readers outside its row: "Kulla 5, Kati 3"; with its entrance, if it has one. */
export function placeIn(project: Project, apartment: Apartment, language: Language): string {
  const tower =
    project.towers.length > 1 ? localText(findTower(project, apartment.tower)?.name ?? "", language.locale) : "";
  const entrance = apartment.entrance ? fill(language.texts.entrance, { entrance: apartment.entrance }) : "";
  return [tower, floorName(project, apartment, language), entrance].filter(Boolean).join(", ");
}

/** The form used after a comma: lower case in Albanian and English. */
export function inSentence(words: string, locale: string): string {
  return locale === "sq" || locale === "en" ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
