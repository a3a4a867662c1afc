import type { en } from "./en.ts";
import type { FailureCode } from "../failure/failure.ts";

/** A table with the same keys as the English one. */
type Words<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Words<Table[Key]> };

/** Every text of the elements in one language. */
export type Texts = Words<typeof en>;

export type SearchTexts = Texts["searchScreen"];
export type ShortlistTexts = Texts["shortlist"];
export type SunTexts = Texts["sunHours"];

/** The message for a failure; the general one if its own belongs to a screen that has not loaded. */
export function failureText({ failure }: Texts, code: FailureCode): string {
  const sentences: Partial<Record<FailureCode, string>> = failure;
  return sentences[code] ?? failure.crashed;
}
