import type { StudioTexts } from "./studioTexts.ts";

/** The quotation marks before and after a word, as each language writes them. */
const marks: Readonly<Record<StudioTexts["language"], readonly [before: string, after: string]>> = {
  sq: ["«", "»"],
  en: ["“", "”"],
  de: ["„", "“"],
};

/** A word of the owner's list, set off from the studio's own words. */
export function inQuotes({ language }: Pick<StudioTexts, "language">, word: string): string {
  const [before, after] = marks[language];
  return `${before}${word}${after}`;
}
