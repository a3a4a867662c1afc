import { localeFrom } from "./locale.ts";

/** The languages of a project file, all of them written from left to right (no RTL). */
export type AvailableLanguages = {
  /** The first one is used on pages in any other language. */
  readonly locales?: readonly string[] | undefined;
  /** Addresses of its own text files, by language. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
};

const ours = ["sq", "en", "de"];

/** Whether it is one of our languages. */
const isOurs = (tag: string): boolean => ours.includes(tag);

/** The languages available for a project, default first: those that it offers and that have texts. */
export function offeredLanguages({ locales, texts = {} }: AvailableLanguages): readonly string[] {
  const available = locales ?? [...ours, ...Object.keys(texts)];
  const spoken = available.filter((tag) => isOurs(tag) || Object.hasOwn(texts, tag));
  return spoken.length > 0 ? spoken : ["sq"];
}

/** The available language that matches a page's `lang` or an element's `locale`: the same tag, or the first with the same primary language. */
export function matchLanguage(lang: string, available: readonly string[]): string | undefined {
  const [same, primary] = [lang.toLowerCase(), primaryOf(lang)];
  return available.find((tag) => tag.toLowerCase() === same) ?? available.find((tag) => primaryOf(tag) === primary);
}

const primaryOf = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, "");

/**
 * The language of an element, from its `locale` attribute, the page's `lang` ("" for none) and its project, not from the browser's
 * language (`navigator.language`, Accept-Language); `undefined` if neither we nor the project have it.
 */
export function chooseLanguage(locale: string, lang: string, languages: AvailableLanguages): string | undefined {
  const available = offeredLanguages(languages);
  if (locale === "auto") return matchLanguage(lang, available) ?? available[0];
  // Content management systems write the language with its region: "de-AT", "de_DE".
  return localeFrom(locale) ?? matchLanguage(locale.trim(), [...ours, ...Object.keys(languages.texts ?? {})]);
}

/** Our language that replaces one whose texts failed to load: English, or the first that the project offers. */
export function standInLanguage(languages: AvailableLanguages): "sq" | "en" | "de" {
  const available = offeredLanguages(languages);
  return available.includes("en") ? "en" : (localeFrom(available.find(isOurs) ?? "en") ?? "en");
}

/** The console warning for an attribute that names no available language. */
export function noSuchLanguage(locale: string, { texts = {} }: AvailableLanguages): string {
  const more = Object.keys(texts).filter((tag) => !isOurs(tag));
  return `knows no locale "${locale}"; there are ${[...ours, ...more].join(", ")} and auto.`;
}
