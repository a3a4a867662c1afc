/** The languages the elements bring along; a project may bring others, by any tag. */
export type Locale = "sq" | "en" | "de";

/** A locale attribute as one of ours; `undefined` for one we don't speak. */
export function localeFrom(value: string | null): Locale | undefined {
  return value ? (["sq", "en", "de"] as const).find((locale) => locale === value) : "sq";
}

/** How a language writes numbers and dates; `undefined` for a day that no calendar has. */
export type Forms = { readonly number: (value: number) => string; readonly date: (iso: string) => string | undefined };

/** Those of projects' own languages, by tag. Ours are written by hand, as browsers know no Albanian. */
export const ownForms = new Map<string, Forms>();
