import type { en } from "./en.ts";
import type { FailureCode } from "../failure/failure.ts";

/** A table's keys with any words: the English one says which there are, other languages hold the same. */
type Words<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Words<Table[Key]> };

/** Every text of the elements in one language. */
export type Texts = Words<typeof en>;

export type SearchTexts = Texts["searchScreen"];
export type ShortlistTexts = Texts["shortlist"];
export type SunTexts = Texts["sunHours"];

/** The sentence for a failure; the general one where its own comes with a screen that has not been opened. */
export function failureText({ failure }: Texts, code: FailureCode): string {
  const sentences: Partial<Record<FailureCode, string>> = failure;
  return sentences[code] ?? failure.crashed;
}
