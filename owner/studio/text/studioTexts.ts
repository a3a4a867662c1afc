import type { en } from "./en.ts";
import type { PluralForms } from "./plural.ts";

/** The languages of the studio. */
export type Language = "sq" | "en" | "de";

/** The shape of a table: arbitrary texts, and plural forms for the categories of any language. */
type TextsOf<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? PluralForms
    : { readonly [Key in keyof T]: TextsOf<T[Key]> };

/** The studio's texts in one language: the same keys as in English. */
export type StudioTexts = TextsOf<Omit<typeof en, "language">> & {
  /** The language of these texts; it also determines the format of numbers, dates and plurals. */
  readonly language: Language;
};
