import { useEffect, useState } from "react";
import { localeFrom, type Locale } from "../text/locale.ts";
import { sq } from "../text/sq.ts";
import type { Language } from "../ui/TextsContext.tsx";
import type { Host } from "./host.ts";
import { useAttribute } from "./useAttribute.ts";

const albanian: Language = { locale: "sq", texts: sq };

/** Tables that are at hand: those of other languages come as files of their own, so that visitors load none they do not read. */
const known = new Map<Locale, Language>([["sq", albanian]]);

const load: Readonly<Record<Exclude<Locale, "sq">, () => Promise<Language>>> = {
  en: async () => ({ locale: "en", texts: (await import("../text/en.ts")).en }),
  de: async () => ({ locale: "de", texts: (await import("../text/de.ts")).de }),
};

/** Puts a table at hand, for a server that has them all. */
export function giveLanguage(language: Language): void {
  known.set(language.locale, language);
}

/** The table of an element's language, once it is at hand; rejects where it does not come. */
export async function loadLanguage(wanted: string | null): Promise<Language> {
  const locale = localeFrom(wanted) ?? "sq";
  const language = known.get(locale) ?? (locale === "sq" ? albanian : await load[locale]());
  known.set(locale, language);
  return language;
}

/**
 * The language of the element's `locale` attribute; `undefined` while its first table is on the way. An unknown locale
 * leaves the language as it is, a table that does not come gives Albanian; both are said once in the console.
 */
export function useLanguage(host: Host): Language | undefined {
  const wanted = useAttribute(host, "locale");
  const locale = localeFrom(wanted);
  const [loaded, setLoaded] = useState(() => known.get(locale ?? "sq"));

  useEffect(() => {
    if (locale === undefined) return host.warn(`knows no locale "${wanted}"; there are sq, en and de.`);
    let isCurrent = true;
    const use = (language: Language): void => {
      if (isCurrent) setLoaded(language);
    };
    loadLanguage(locale).then(use, () => {
      host.warn(`could not load the texts of "${locale}"; it speaks Albanian.`);
      use(albanian);
    });
    return () => {
      isCurrent = false;
    };
  }, [host, locale, wanted]);

  if (locale === "sq") return albanian;
  return loaded;
}
