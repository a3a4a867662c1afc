import type { en } from "./en.ts";
import type { FailureCode } from "../failure/failure.ts";

/** A table with the same keys as the English one. */
type Words<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Words<Table[Key]> };

type AllTexts = Words<typeof en>;

/** Sections that are in separate files for Albanian, which is built into every element: they load with the views that show them. */
type LateTexts = Pick<AllTexts, "searchScreen" | "prices" | "brochure" | "sunHours" | "printedSheet">;

export type PriceTexts = LateTexts["prices"];
export type BrochureTexts = LateTexts["brochure"];
export type SunTexts = LateTexts["sunHours"];
export type SearchTexts = LateTexts["searchScreen"];
export type PrintTexts = LateTexts["printedSheet"];

/** Every text of the elements in one language (i18n: the tables of translations are en.ts, sq.ts and de.ts); a late section only where the language has it: see searchTexts.ts, priceTexts.ts, brochureTexts.ts, sunTexts.ts and printTexts.ts. */
export type Texts = Omit<AllTexts, keyof LateTexts> & Partial<LateTexts>;

export type ShortlistTexts = Texts["shortlist"];

/** The message for a failure; the general one if its own belongs to a screen that has not loaded. */
export function failureText({ failure }: Texts, code: FailureCode): string {
  const sentences: Partial<Record<FailureCode, string>> = failure;
  return sentences[code] ?? failure.crashed;
}
