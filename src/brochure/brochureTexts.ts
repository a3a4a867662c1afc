import { createContext, useContext, useEffect, useState } from "react";
import type { BrochureTexts } from "../text/brochure/brochureTexts.ts";
import { localeFrom, type Locale } from "../text/locale.ts";
import { brochureSq } from "../text/brochure/brochure.sq.ts";

/** The brochure's own texts in the language the visitor reads. */
export const BrochureTextsContext = createContext<BrochureTexts>(brochureSq);

export function useBrochureTexts(): BrochureTexts {
  return useContext(BrochureTextsContext);
}

/** Tables that are at hand. As with the elements' tables: visitors load no language they do not read. */
const known = new Map<Locale, BrochureTexts>([["sq", brochureSq]]);

const load: Readonly<Record<Exclude<Locale, "sq">, () => Promise<BrochureTexts>>> = {
  en: async () => (await import("../text/brochure/brochure.en.ts")).brochureEn,
  de: async () => (await import("../text/brochure/brochure.de.ts")).brochureDe,
};

/** English for a project's own language. */
const localeOf = (spoken: string): Locale => localeFrom(spoken) ?? "en";

/** Puts a table at hand: where all of them are, on a server. */
export function giveBrochureTexts(locale: Locale, texts: BrochureTexts): void {
  known.set(locale, texts);
}

/** The table of a language, once it is at hand; Albanian where it does not come. */
export async function loadBrochureTexts(spoken: string): Promise<BrochureTexts> {
  const locale = localeOf(spoken);
  const atHand = known.get(locale);
  if (atHand) return atHand;
  try {
    giveBrochureTexts(locale, await load[locale as "en" | "de"]());
  } catch {
    // Asked for once more where somebody opens another book.
  }
  return known.get(locale) ?? brochureSq;
}

/** The brochure's texts in a language; `undefined` while they are on the way. */
export function useLoadedTexts(spoken: string): BrochureTexts | undefined {
  // The old language stays until the new one is there.
  const [loaded, setLoaded] = useState<BrochureTexts>();
  const atHand = known.get(localeOf(spoken));
  useEffect(() => {
    let isCurrent = true;
    void loadBrochureTexts(spoken).then((texts) => {
      if (isCurrent) setLoaded(texts);
    });
    return () => {
      isCurrent = false;
    };
  }, [spoken]);
  return atHand ?? loaded;
}
