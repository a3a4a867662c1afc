/** The languages of the site; the first one has no prefix in its addresses. */
export const languages = ["sq", "en", "de"] as const;

export type Language = (typeof languages)[number];

/** One thing in each language: what a file of texts exports. All three must have the same keys. */
export type InLanguages<Text> = Readonly<Record<Language, Text>>;

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { sq: "Shqip", en: "English", de: "Deutsch" };
