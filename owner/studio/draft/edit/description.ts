import type { Draft } from "../draft.ts";
import { changeApartments } from "./records.ts";

type DescriptionEdit = { readonly locale: string; readonly text: string; readonly locales: readonly string[] };

/** Sets an apartment's description in one language: a text for all languages first becomes one for each; without any the field is removed. */
export function withDescription(draft: Draft, id: string, { locale, text, locales }: DescriptionEdit): Draft {
  return changeApartments(draft, (apartment) => {
    if (apartment.id !== id) return apartment;
    const { description: before = {}, ...rest } = apartment;
    const byLocale = typeof before === "string" ? Object.fromEntries(locales.map((each) => [each, before])) : before;
    const texts = Object.entries({ ...byLocale, [locale]: text }).filter(([, words]) => words !== "");
    return texts.length > 0 ? { ...rest, description: Object.fromEntries(texts) } : rest;
  });
}
