import { languageNames, useStudioTexts } from "../../frame/TextsContext.ts";

/** The name of a language in the studio's language: "Serbian (sr)"; its tag if the browser does not know it. */
export function useLanguageName(): (locale: string) => string {
  const { language } = useStudioTexts();
  return (locale) => {
    const own: Readonly<Record<string, string>> = languageNames;
    const name = Object.hasOwn(own, locale) ? own[locale] : nameIn(language, locale);
    return name === undefined || name === locale ? locale : `${name} (${locale})`;
  };
}

function nameIn(language: string, locale: string): string | undefined {
  try {
    return new Intl.DisplayNames([language, "en"], { type: "language" }).of(locale);
  } catch {
    return undefined;
  }
}
