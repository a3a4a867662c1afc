import { brochureEn } from "./brochure.en.ts";
import { en } from "./en.ts";
import { matchEn } from "./match.en.ts";
import { searchEn } from "./search.en.ts";
import { resultsEn } from "./searchResults.en.ts";
import { shortlistEn } from "./shortlist.en.ts";
import { sunEn } from "./sun.en.ts";
import { zeroEn } from "./zero.en.ts";
import { missedIn, type OwnTexts } from "./ownTexts.ts";

/** What of a page's own words stands for nothing: unknown keys, and values that are no text. For the console only. */
export function unknownTexts(own: OwnTexts): readonly string[] {
  return [
    ...missedIn({ ...brochureEn, ...matchEn, ...searchEn, ...zeroEn, ...resultsEn, ...shortlistEn, ...sunEn, ...en }, own.strings),
    ...missedIn(en.failure, own.failures).map((key) => `failure.${key}`),
  ];
}
