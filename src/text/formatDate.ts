import { ownForms } from "./locale.ts";

/** An ISO date for reading: "20.11.2026" (sq, de), "20/11/2026" (en). By hand, as browsers know no Albanian dates. */
export function formatDate(iso: string, locale: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  if (!year || !month || !day) return iso;
  return ownForms.get(locale)?.date(`${year}-${month}-${day}`) ?? [day, month, year].join(locale === "en" ? "/" : ".");
}
