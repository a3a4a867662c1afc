import { useEffect, useMemo, useState } from "react";
import { localeFrom, type Locale } from "../text/locale.ts";
import { withOwnTexts } from "../text/ownTexts.ts";
import { shortlistSq } from "../text/shortlist/shortlist.sq.ts";
import type { ShortlistTexts } from "../text/shortlist/shortlistTexts.ts";
import { useLocale, useOwnWords } from "../ui/TextsContext.tsx";

/** As with the elements' tables: visitors load no language they do not read. */
const load: Readonly<Record<Exclude<Locale, "sq">, () => Promise<ShortlistTexts>>> = {
  en: async () => (await import("../text/shortlist/shortlist.en.ts")).shortlistEn,
  de: async () => (await import("../text/shortlist/shortlist.de.ts")).shortlistDe,
};

const here = new Map<Locale, ShortlistTexts>([["sq", shortlistSq]]);

/** The texts of tray and comparison, the page's own words in them, English for a project's own language; `undefined` while they are on the way, Albanian where they do not come. */
export function useShortlistTexts(): ShortlistTexts | undefined {
  const locale = localeFrom(useLocale()) ?? "en";
  const own = useOwnWords();
  const [, setCome] = useState<Locale>();
  useEffect(() => {
    if (locale === "sq" || here.has(locale)) return undefined;
    let isCurrent = true;
    const use = (texts: ShortlistTexts): void => {
      here.set(locale, texts);
      if (isCurrent) setCome(locale);
    };
    load[locale]().then(use, () => use(shortlistSq));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  const texts = here.get(locale);
  return useMemo(() => texts && withOwnTexts(texts, own), [texts, own]);
}
