import type { Failure } from "../failure/failure.ts";
import { plainLine } from "./submission/plainText.ts";
import { failureText } from "../text/failureText.ts";
import type { Texts } from "../text/texts.ts";

/** Of the service's own words. */
const longestSentence = 200;

/** Why a letter has not left: in the service's own words where it has some for the visitor, else in ours. */
export function refusalText({ code, sentence = "" }: Failure, texts: Texts): string {
  return plainLine(sentence, longestSentence) || failureText(texts, code);
}
