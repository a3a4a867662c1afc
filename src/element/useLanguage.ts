import { useEffect, useState } from "react";
import { localeFrom, type Locale } from "../text/locale.ts";
import { parts } from "../parts/parts.ts";
import { sq } from "../text/sq.ts";
import type { Language } from "../ui/TextsContext.tsx";
import type { Host } from "./host.ts";
import { useAttribute } from "./attributes/useAttribute.ts";

const albanian: Language = { locale: "sq", texts: sq };

/** The languages loaded so far. */
const loadedLanguages = new Map<Locale, Language>([["sq", albanian]]);

/** Sets the language of an element; without one the previous language stays, or Albanian. */
export type SetLanguage = (language?: Language) => void;

/** Loads a function that observes the language of the project and the page, for elements whose `locale` is not one of our languages. */
export type LoadLanguages = () => Promise<{
  watchLanguage(host: Host, setLanguage: SetLanguage, signal: AbortSignal): void;
}>;

/** Loads one of our languages. Rejects if it fails to load. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const language = loadedLanguages.get(locale) ?? { locale, texts: locale === "sq" ? sq : await parts[locale].load() };
  loadedLanguages.set(locale, language);
  return language;
}

/**
 * The language of the element's `locale` attribute; `undefined` while its first texts load. An unknown locale leaves the language as
 * it is; if the texts fail to load, it is Albanian. Both are reported once on the console.
 */
export function useElementLanguage(host: Host, loadLanguages: LoadLanguages): Language | undefined {
  const localeAttribute = useAttribute(host, "locale");
  const locale = localeFrom(localeAttribute);
  const [loaded, setLoaded] = useState(() => (locale && loadedLanguages.get(locale)) ?? host.language);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const setLanguage: SetLanguage = (language) => {
      if (!signal.aborted) setLoaded((old) => language ?? old ?? albanian);
    };
    (locale
      ? loadLanguage(locale).then(setLanguage)
      : loadLanguages().then(({ watchLanguage }) => watchLanguage(host, setLanguage, signal))
    ).catch(() => {
      host.warn(`could not load the texts of "${localeAttribute}"; it uses Albanian.`);
      setLanguage(albanian);
    });
    return () => controller.abort();
  }, [host, loadLanguages, locale, localeAttribute]);

  if (locale === "sq") return albanian;
  return loaded;
}
