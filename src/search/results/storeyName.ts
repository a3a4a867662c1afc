import { floorLabel } from "../../project/localText.ts";
import { findFloor } from "../../project/lookUps.ts";
import type { Apartment, Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import type { Language } from "../../ui/TextsContext.tsx";

/** "Kati 3", or the storey's own name: "Përdhesa". */
export function storeyTitle(label: string, { texts }: Pick<Language, "texts">): string {
  return /\p{L}{2}/u.test(label) ? label : fill(texts.floor, { floor: label });
}

/** The storey of a home. */
export function storeyName(project: Project, { tower, floor }: Apartment, language: Language): string {
  return storeyTitle(floorLabel(findFloor(project, tower, floor) ?? { floor }, language.locale), language);
}

/** As it is written after a comma: in lower case in Albanian and English. */
export function inSentence(words: string, locale: string): string {
  return locale === "sq" || locale === "en" ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
