type LocalText = string | Readonly<Record<string, string>>;

/** A text of the project in the studio's language, or else in any other. */
export const textInLanguage = (text: LocalText, language: string): string =>
  typeof text === "string" ? text : text[language] || Object.values(text)[0] || "";
