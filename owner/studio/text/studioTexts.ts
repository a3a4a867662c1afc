import type { en } from "./en.ts";
import type { PluralForms } from "./plural.ts";

/** The languages that the studio speaks. */
export type Language = "sq" | "en" | "de";

/** The shape of a table: texts of any wording, and plural forms for the categories of any language. */
type TextsOf<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? PluralForms
    : { readonly [Key in keyof T]: TextsOf<T[Key]> };

/** What an owner reads in the studio, in one language: the same keys as in English. */
export type StudioTexts = TextsOf<Omit<typeof en, "language">> & {
  /** Of these texts; also how numbers, dates and plurals are written. */
  readonly language: Language;
};
