import type { LocalText } from "../project/types.ts";

/** The text in a language, or else in Albanian, English or the first one; `lang` is its language if that is another. */
export function textWithLanguage(text: LocalText, locale: string): { readonly text: string; readonly lang?: string } {
  if (typeof text === "string") return { text };
  const lang = [locale, "sq", "en", ...Object.keys(text)].find((tag) => text[tag] !== undefined);
  if (lang === undefined) return { text: "" };
  return { text: text[lang] ?? "", ...(lang !== locale && { lang }) };
}

/** Whether two tags mean the same language: "de-AT" and "de". */
export const isSameLanguage = (a: string, b: string): boolean => primaryOf(a) === primaryOf(b);

const primaryOf = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, "");
