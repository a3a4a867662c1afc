/** The built-in languages; a project may have others, by any tag. */
export type Locale = "sq" | "en" | "de";

/** Reads a `locale` attribute; `undefined` for a language that is not built in. */
export function localeFrom(value: string | null): Locale | undefined {
  return value ? (["sq", "en", "de"] as const).find((locale) => locale === value) : "sq";
}

/** Formats numbers and dates of a language; `undefined` for a date that does not exist. */
export type Forms = { readonly number: (value: number) => string; readonly date: (iso: string) => string | undefined };

/** Formats of projects' own languages, by tag. The built-in ones are hand-written, because browsers lack Albanian. */
export const projectFormats = new Map<string, Forms>();
