/** The languages the elements speak. */
export type Locale = "sq" | "en" | "de";

/** A locale attribute as one of ours; `undefined` for one we don't speak. */
export function localeFrom(value: string | null): Locale | undefined {
  if (value === null || value === "") return "sq";
  return value === "sq" || value === "en" || value === "de" ? value : undefined;
}
