import { brochureDe } from "../../../../../src/text/brochure/brochure.de.ts";
import { brochureSq } from "../../../../../src/text/brochure/brochure.sq.ts";
import { de } from "../../../../../src/text/de.ts";
import { matchDe } from "../../../../../src/text/search/match.de.ts";
import { matchSq } from "../../../../../src/text/search/match.sq.ts";
import { searchDe } from "../../../../../src/text/search/search.de.ts";
import { searchSq } from "../../../../../src/text/search/search.sq.ts";
import { resultsDe } from "../../../../../src/text/search/searchResults.de.ts";
import { resultsSq } from "../../../../../src/text/search/searchResults.sq.ts";
import { shortlistDe } from "../../../../../src/text/shortlist/shortlist.de.ts";
import { shortlistSq } from "../../../../../src/text/shortlist/shortlist.sq.ts";
import { sqHome } from "../../../../../src/text/sqHome.ts";
import { sunDe } from "../../../../../src/text/sun/sun.de.ts";
import { sunSq } from "../../../../../src/text/sun/sun.sq.ts";
import { brochureTexts, failureTexts, finderTexts } from "../../../../../widgets/contract/texts.ts";

type Words = Readonly<Record<string, string>>;

const failuresOf = (failures: Words): Words =>
  Object.fromEntries(Object.entries(failures).map(([code, text]) => [`failure.${code}`, text]));

/** Every key of the contract with our English words; those of failures as `failure.offline`. */
const english: Words = { ...brochureTexts, ...finderTexts, ...failuresOf(failureTexts) };

type Tables = { readonly failure: Words };

const inLanguage = ({ failure, ...words }: Tables): Words => ({ ...english, ...words, ...failuresOf(failure) });

const tables: Readonly<Record<string, Words>> = {
  en: english,
  sq: inLanguage({ ...brochureSq, ...matchSq, ...searchSq, ...resultsSq, ...shortlistSq, ...sunSq, ...sqHome }),
  de: inLanguage({ ...brochureDe, ...matchDe, ...searchDe, ...resultsDe, ...shortlistDe, ...sunDe, ...de }),
};

/** The keys that texts may have. */
export const wordKeys: readonly string[] = Object.keys(english);

/** What the elements say in a language where the owner says nothing: in one that is not ours, English. */
export const ourWords = (locale: string): Words => tables[locale] ?? english;
