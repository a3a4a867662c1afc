import type { Draft } from "../draft.ts";
import { isLanguageTag, builtInLanguages, type OwnTexts } from "../settings/ownTexts.ts";
import { setProjectField, setSetting, withField } from "./fields.ts";

/** The languages a project is offered in, the main one first; without a list, all languages with texts. */
export const localesOf = ({ project, settings }: Draft): readonly string[] =>
  project.locales ?? [
    ...new Set([...builtInLanguages, ...Object.keys(project.texts ?? {}), ...Object.keys(settings.words ?? {})]),
  ];

/** Appends a language. One that the product does not support falls back to English until it has its own texts. */
export function addLocale(draft: Draft, locale: string): Draft {
  const locales = localesOf(draft);
  if (!isLanguageTag(locale) || locales.includes(locale)) return draft;
  const added = setProjectField(draft, "locales", [...locales, locale]);
  const hasWords = builtInLanguages.includes(locale) || draft.project.texts?.[locale] !== undefined;
  return hasWords ? added : setTexts(added, locale, draft.settings.words?.[locale] ?? {});
}

/** Removes a language; its texts are preserved in case it is added again. The last one cannot be removed. */
export function removeLocale(draft: Draft, locale: string): Draft {
  const locales = localesOf(draft).filter((each) => each !== locale);
  return locales.length === 0 ? draft : setProjectField(draft, "locales", locales);
}

/** Moves a language `by` places down; up if it is negative. */
export function moveLocale(draft: Draft, locale: string, by: number): Draft {
  const locales = localesOf(draft);
  const from = locales.indexOf(locale);
  const to = from + by;
  if (from < 0 || to < 0 || to >= locales.length) return draft;
  return setProjectField(draft, "locales", locales.toSpliced(from, 1).toSpliced(to, 0, locale));
}

/** The words for the buildings in a language, singular and plural; without a singular there is no plural. */
export function setBuildingWord(draft: Draft, locale: string, [one, many]: readonly [string, string]): Draft {
  const { buildingWord = {} } = draft.project;
  const [before = "", manyBefore = ""] = buildingWord[locale] ?? [];
  if (one === before && many === manyBefore) return draft;
  const words = one === "" && many === "" ? undefined : many === "" ? [one] : [one, many];
  const next = withField(buildingWord, locale, words);
  return setProjectField(draft, "buildingWord", Object.keys(next).length > 0 ? next : undefined);
}

/** Sets one of the owner's own words; "" removes it. */
export const setWord = (draft: Draft, locale: string, [key, text]: readonly [string, string]): Draft =>
  setTexts(draft, locale, withField(draft.settings.words?.[locale] ?? {}, key, text));

/** Adopts the words of a texts file that the project named as the draft's own: its file is no longer needed. */
export function setOwnTexts(draft: Draft, locale: string, words: OwnTexts[string]): Draft {
  const texts = withField(draft.project.texts ?? {}, locale, undefined);
  const without = setProjectField(draft, "texts", Object.keys(texts).length > 0 ? texts : undefined);
  return setTexts(without, locale, { ...words, ...draft.settings.words?.[locale] });
}

/** A language that the product does not support stays listed even without texts. */
function setTexts(draft: Draft, locale: string, words: OwnTexts[string]): Draft {
  const { words: all = {} } = draft.settings;
  if (words === all[locale]) return draft;
  const isEmpty = Object.keys(words).length === 0 && builtInLanguages.includes(locale);
  const next = withField(all, locale, isEmpty ? undefined : words);
  if (next === all) return draft;
  return setSetting(draft, "words", Object.keys(next).length > 0 ? next : undefined);
}
