import { de } from "../../../../../src/text/de.ts";
import { en } from "../../../../../src/text/en.ts";
import { brochureTexts } from "../../../../../src/text/brochureTexts.ts";
import { priceTexts } from "../../../../../src/text/priceTexts.ts";
import { sq } from "../../../../../src/text/sq.ts";
import type { Texts } from "../../../../../src/text/texts.ts";

type Words = Readonly<Record<string, string>>;

/** A language's words by the keys that a texts file has; those of failures as `failure.offline`. */
function wordsOf(texts: Texts): Words {
  const {
    searchScreen,
    shortlist,
    sunHours,
    printedSheet,
    prices = priceTexts({ texts }),
    brochure = brochureTexts({ texts }),
    failure,
    ...common
  } = texts;
  const failures = Object.entries(failure).map(([code, text]) => [`failure.${code}`, text] as const);
  return {
    ...prices,
    ...brochure,
    ...searchScreen,
    ...shortlist,
    ...sunHours,
    ...printedSheet,
    ...common,
    ...Object.fromEntries(failures),
  };
}

const english = wordsOf(en);

const tables: Readonly<Record<string, Words>> = { en: english, sq: wordsOf(sq), de: wordsOf(de) };

/** The keys that texts may have. */
export const wordKeys: readonly string[] = Object.keys(english);

/** What the elements say in a language where the owner says nothing: in one that is not ours, English. */
export const ourWords = (locale: string): Words => tables[locale] ?? english;
