import { brochureEn } from "./brochure/brochure.en.ts";
import { en } from "./en.ts";
import { matchEn } from "./search/match.en.ts";
import { searchEn } from "./search/search.en.ts";
import { resultsEn } from "./search/searchResults.en.ts";
import { shortlistEn } from "./shortlist/shortlist.en.ts";
import { sunEn } from "./sun/sun.en.ts";
import { zeroEn } from "./search/zero.en.ts";
import { missedIn, type OwnTexts } from "./ownTexts.ts";

/** What of a page's own words stands for nothing: unknown keys, and values that are no text. For the console only. */
export function unknownTexts(own: OwnTexts): readonly string[] {
  return [
    ...missedIn(
      { ...brochureEn, ...matchEn, ...searchEn, ...zeroEn, ...resultsEn, ...shortlistEn, ...sunEn, ...en },
      own.strings,
    ),
    ...missedIn(en.failure, own.failures).map((key) => `failure.${key}`),
  ];
}

/** That as a sentence; `undefined` where there is nothing to say. */
export function unknownTextsFault(own: OwnTexts): string | undefined {
  const unknown = unknownTexts(own);
  return unknown.length > 0 ? `knows no texts of these names: ${unknown.join(", ")}.` : undefined;
}
