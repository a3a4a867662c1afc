import type { Draft } from "../draft.ts";
import { changeApartments } from "./records.ts";

type Said = { readonly locale: string; readonly text: string; readonly locales: readonly string[] };

/** An apartment described in one language: a text for all languages becomes one for each first, and without any it has none. */
export function withDescription(draft: Draft, id: string, { locale, text, locales }: Said): Draft {
  return changeApartments(draft, (apartment) => {
    if (apartment.id !== id) return apartment;
    const { description: before = {}, ...rest } = apartment;
    const known = typeof before === "string" ? Object.fromEntries(locales.map((each) => [each, before])) : before;
    const texts = Object.entries({ ...known, [locale]: text }).filter(([, words]) => words !== "");
    return texts.length > 0 ? { ...rest, description: Object.fromEntries(texts) } : rest;
  });
}
