import { localeFrom } from "./locale.ts";

/** What a project file says of its languages. */
export type LanguageOffer = {
  /** The first for pages in any other. */
  readonly locales?: readonly string[] | undefined;
  /** Addresses of its own texts files, by language. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
};

const ours = ["sq", "en", "de"];

/** Whether it is one of our languages. */
const isOurs = (tag: string): boolean => ours.includes(tag);

/** The languages an element can speak for a project, its first one first: those it offers as far as there are texts for them. */
export function offeredLanguages({ locales, texts = {} }: LanguageOffer): readonly string[] {
  const offered = locales ?? [...ours, ...Object.keys(texts)];
  const spoken = offered.filter((tag) => isOurs(tag) || Object.hasOwn(texts, tag));
  return spoken.length > 0 ? spoken : ["sq"];
}

/** The one of these languages a page's `lang` means: the same tag, else the first of the same language. */
export function matchLanguage(lang: string, offered: readonly string[]): string | undefined {
  const [same, primary] = [lang.toLowerCase(), primaryOf(lang)];
  return offered.find((tag) => tag.toLowerCase() === same) ?? offered.find((tag) => primaryOf(tag) === primary);
}

const primaryOf = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, "");

/**
 * The language of an element, from its `locale` attribute, the page's `lang` ("" for none) and its project; `undefined` for
 * one that neither we nor the project have.
 */
export function chooseLanguage(wanted: string, lang: string, offer: LanguageOffer): string | undefined {
  const offered = offeredLanguages(offer);
  if (wanted === "auto") return matchLanguage(lang, offered) ?? offered[0];
  return localeFrom(wanted) ?? (offer.texts && Object.hasOwn(offer.texts, wanted) ? wanted : undefined);
}

/** Which of our languages stands in for one whose texts do not come: English, or the first the project offers. */
export function standInLanguage(offer: LanguageOffer): "sq" | "en" | "de" {
  const offered = offeredLanguages(offer);
  return offered.includes("en") ? "en" : (localeFrom(offered.find(isOurs) ?? "en") ?? "en");
}

/** What the console reads of an attribute that names no language. */
export function noSuchLanguage(wanted: string, { texts = {} }: LanguageOffer): string {
  const more = Object.keys(texts).filter((tag) => !isOurs(tag));
  return `knows no locale "${wanted}"; there are ${[...ours, ...more].join(", ")} and auto.`;
}
