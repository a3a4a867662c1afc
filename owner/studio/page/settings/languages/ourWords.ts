import { de } from "../../../../../src/text/de.ts";
import { en } from "../../../../../src/text/en.ts";
import { brochureTexts } from "../../../../../src/text/brochureTexts.ts";
import { priceTexts } from "../../../../../src/text/priceTexts.ts";
import { sq } from "../../../../../src/text/sq.ts";
import type { Texts } from "../../../../../src/text/texts.ts";

type Words = Readonly<Record<string, string>>;

/** A language's texts by the keys used in a texts file; those of failures as `failure.offline`. */
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

/** The elements' default texts in a language; English for a language that the product lacks. */
export const ourWords = (locale: string): Words => tables[locale] ?? english;
