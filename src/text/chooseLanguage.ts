import { localeFrom } from "./locale.ts";

/** The languages of a project file. */
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
  const offered = locales ?? [...ours, ...Object.keys(texts)];
  const spoken = offered.filter((tag) => isOurs(tag) || Object.hasOwn(texts, tag));
  return spoken.length > 0 ? spoken : ["sq"];
}

/** The available language that matches a page's `lang` or an element's `locale`: the same tag, or the first with the same primary language. */
export function matchLanguage(lang: string, offered: readonly string[]): string | undefined {
  const [same, primary] = [lang.toLowerCase(), primaryOf(lang)];
  return offered.find((tag) => tag.toLowerCase() === same) ?? offered.find((tag) => primaryOf(tag) === primary);
}

const primaryOf = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, "");

/**
 * The language of an element, from its `locale` attribute, the page's `lang` ("" for none) and its project; `undefined` if neither
 * we nor the project have it.
 */
export function chooseLanguage(wanted: string, lang: string, offer: AvailableLanguages): string | undefined {
  const offered = offeredLanguages(offer);
  if (wanted === "auto") return matchLanguage(lang, offered) ?? offered[0];
  // Content management systems write the language with its region: "de-AT", "de_DE".
  return localeFrom(wanted) ?? matchLanguage(wanted.trim(), [...ours, ...Object.keys(offer.texts ?? {})]);
}

/** Our language that replaces one whose texts failed to load: English, or the first that the project offers. */
export function standInLanguage(offer: AvailableLanguages): "sq" | "en" | "de" {
  const offered = offeredLanguages(offer);
  return offered.includes("en") ? "en" : (localeFrom(offered.find(isOurs) ?? "en") ?? "en");
}

/** The console warning for an attribute that names no available language. */
export function noSuchLanguage(wanted: string, { texts = {} }: AvailableLanguages): string {
  const more = Object.keys(texts).filter((tag) => !isOurs(tag));
  return `knows no locale "${wanted}"; there are ${[...ours, ...more].join(", ")} and auto.`;
}
