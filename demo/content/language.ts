/** The languages of the site; the first one has no prefix in its addresses. */
export const languages = ["sq", "en", "de"] as const;

export type LanguageCode = (typeof languages)[number];

/** A value for each language, as exported by a file of texts. All three must have the same keys. */
export type InLanguages<Text> = Readonly<Record<LanguageCode, Text>>;

/** The name of each language in that language. */
export const languageNames: Readonly<Record<LanguageCode, string>> = { sq: "Shqip", en: "English", de: "Deutsch" };
