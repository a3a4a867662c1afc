import { brochureEn } from "../../src/text/brochure/brochure.en.ts";
import { matchEn } from "../../src/text/search/match.en.ts";
import { searchEn } from "../../src/text/search/search.en.ts";
import { resultsEn } from "../../src/text/search/searchResults.en.ts";
import { shortlistEn } from "../../src/text/shortlist/shortlist.en.ts";
import { sunEn } from "../../src/text/sun/sun.en.ts";
import { zeroEn } from "../../src/text/search/zero.en.ts";
import { en } from "../../src/text/en.ts";

const { failure, ...finder } = { ...matchEn, ...searchEn, ...zeroEn, ...resultsEn, ...shortlistEn, ...sunEn, ...en };

type Words = Readonly<Record<string, string>>;

/** The keys of `texts` with our English words; `{name}` is a place for a value. */
export const finderTexts: Words = finder;

/** Those of the brochure; where it shares a key with the finder each has its own words for it. */
export const brochureTexts: Words = brochureEn;

/** The keys of `texts.failure`: sentences by the code of a failure. */
export const failureTexts: Words = failure;
