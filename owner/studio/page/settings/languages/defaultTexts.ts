import { de } from "../../../../../src/text/de.ts";
import { en } from "../../../../../src/text/en.ts";
import { brochureTexts } from "../../../../../src/text/brochureTexts.ts";
import { priceTexts } from "../../../../../src/text/priceTexts.ts";
import { sq } from "../../../../../src/text/sq.ts";
import type { Texts } from "../../../../../src/text/texts.ts";

type TextsByKey = Readonly<Record<string, string>>;

/** A language's texts by the keys used in a texts file; those of failures as `failure.offline`. */
function textsByKey(texts: Texts): TextsByKey {
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

const english = textsByKey(en);

const tables: Readonly<Record<string, TextsByKey>> = { en: english, sq: textsByKey(sq), de: textsByKey(de) };

/** The keys that texts may have. */
export const textKeys: readonly string[] = Object.keys(english);

/** The elements' default texts in a language; English for a language that the product lacks. */
export const defaultTexts = (locale: string): TextsByKey => tables[locale] ?? english;
