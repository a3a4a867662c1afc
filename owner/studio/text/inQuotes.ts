import type { StudioTexts } from "./studioTexts.ts";

const marks: Readonly<Record<StudioTexts["language"], readonly [string, string]>> = {
  sq: ["«", "»"],
  en: ["“", "”"],
  de: ["„", "“"],
};

/** A word of the owner's list in the quotation marks of the studio's language. */
export function inQuotes({ language }: Pick<StudioTexts, "language">, word: string): string {
  const [before, after] = marks[language];
  return `${before}${word}${after}`;
}
