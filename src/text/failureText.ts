import type { FailureCode } from "../failure/failure.ts";
import type { Texts } from "./texts.ts";

/** The sentence for a failure; the general one where its own comes with a screen that has not been opened. */
export function failureText({ failure }: Texts, code: FailureCode): string {
  const sentences: Partial<Record<FailureCode, string>> = failure;
  return sentences[code] ?? failure.crashed;
}
