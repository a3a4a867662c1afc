import { createContext, useContext, useEffect, useState } from "react";
import type { BrochureTexts } from "../text/brochure/brochureTexts.ts";
import { localeFrom, type Locale } from "../text/locale.ts";
import { brochureSq } from "../text/brochure/brochure.sq.ts";

/** The brochure's own texts in the language the visitor reads. */
export const BrochureTextsContext = createContext<BrochureTexts>(brochureSq);

export function useBrochureTexts(): BrochureTexts {
  return useContext(BrochureTextsContext);
}

/** As with the elements' tables: visitors load no language they do not read. */
const load: Readonly<Record<Exclude<Locale, "sq">, () => Promise<BrochureTexts>>> = {
  en: async () => (await import("../text/brochure/brochure.en.ts")).brochureEn,
  de: async () => (await import("../text/brochure/brochure.de.ts")).brochureDe,
};

/** The brochure's texts in a language, English for a project's own; `undefined` while they are on the way, Albanian where they do not come. */
export function useLoadedTexts(spoken: string): BrochureTexts | undefined {
  const locale = localeFrom(spoken) ?? "en";
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly texts: BrochureTexts }>();
  useEffect(() => {
    if (locale === "sq") return undefined;
    let isCurrent = true;
    const use = (texts: BrochureTexts): void => {
      if (isCurrent) setLoaded({ locale, texts });
    };
    load[locale]().then(use, () => use(brochureSq));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (locale === "sq") return brochureSq;
  // The old language stays until the new one is there.
  return loaded?.texts;
}
