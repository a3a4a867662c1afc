import { brochureEn } from "./brochure.en.ts";
import { en } from "./en.ts";
import { matchEn } from "./match.en.ts";
import { searchEn } from "./search.en.ts";
import { resultsEn } from "./searchResults.en.ts";
import { shortlistEn } from "./shortlist.en.ts";
import { sunEn } from "./sun.en.ts";
import type { OwnTexts } from "./ownTexts.ts";

/** What of a page's own words stands for nothing: unknown keys, and values that are no text. For the console only. */
export function unknownTexts(own: OwnTexts): readonly string[] {
  return [
    ...missed(own.strings, { ...brochureEn, ...matchEn, ...searchEn, ...resultsEn, ...shortlistEn, ...sunEn, ...en }),
    ...missed(own.failures, en.failure).map((key) => `failure.${key}`),
  ];
}

function missed(own: Readonly<Record<string, unknown>>, known: object): string[] {
  return Object.entries(own)
    .filter(([key, value]) => !Object.hasOwn(known, key) || typeof value !== "string")
    .map(([key]) => key);
}
