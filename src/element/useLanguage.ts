import { useEffect, useState } from "react";
import { localeFrom, type Locale } from "../text/locale.ts";
import { parts } from "../parts.ts";
import { sq } from "../text/sq.ts";
import type { Language } from "../ui/TextsContext.tsx";
import type { Host } from "./host.ts";
import { useAttribute } from "./attributes/useAttribute.ts";

const albanian: Language = { locale: "sq", texts: sq };

/** One object for each language that has come. */
const known = new Map<Locale, Language>([["sq", albanian]]);

/** Takes the language an element is to speak; none: what it spoke before, or Albanian. */
export type TakeLanguage = (language?: Language) => void;

/** Follows what the project and the page say where the attribute names none of our languages, until the signal. */
export type LoadLanguages = () => Promise<{
  followLanguage(host: Host, use: TakeLanguage, signal: AbortSignal): void;
}>;

/** The table of one of our languages, once it is at hand; rejects where it does not come. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const language = known.get(locale) ?? { locale, texts: locale === "sq" ? sq : await parts[locale].load() };
  known.set(locale, language);
  return language;
}

/**
 * The language of the element's `locale` attribute; `undefined` while its first table is on the way. An unknown locale
 * leaves the language as it is, a table that does not come gives Albanian; both are said once in the console.
 */
export function useLanguage(host: Host, code: LoadLanguages): Language | undefined {
  const wanted = useAttribute(host, "locale");
  const locale = localeFrom(wanted);
  const [loaded, setLoaded] = useState(() => (locale && known.get(locale)) ?? host.language);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const use: TakeLanguage = (language) => {
      if (!signal.aborted) setLoaded((old) => language ?? old ?? albanian);
    };
    (locale
      ? loadLanguage(locale).then(use)
      : code().then(({ followLanguage }) => followLanguage(host, use, signal))
    ).catch(() => {
      host.warn(`could not load the texts of "${wanted}"; it speaks Albanian.`);
      use(albanian);
    });
    return () => end.abort();
  }, [host, code, locale, wanted]);

  if (locale === "sq") return albanian;
  return loaded;
}
