import { en } from "../../src/text/en.ts";

const { searchScreen, shortlist, sunHours, printedSheet, brochure, failure, ...common } = en;

type Words = Readonly<Record<string, string>>;

/** The keys of `texts` with our English words; `{name}` is a place for a value. */
export const finderTexts: Words = { ...searchScreen, ...shortlist, ...sunHours, ...printedSheet, ...common };

/** Those of the brochure; where it shares a key with the finder each has its own words for it. */
export const brochureTexts: Words = brochure;

/** The keys of `texts.failure`: sentences by the code of a failure. */
export const failureTexts: Words = failure;
