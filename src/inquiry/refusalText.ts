import type { Failure } from "../failure/failure.ts";
import { plainLine } from "./submission/plainText.ts";
import { failureText } from "../text/failureText.ts";
import type { Texts } from "../text/texts.ts";

/** The most characters of the service's own sentence. */
const longestSentence = 200;

/** Why an inquiry was not sent: the service's own sentence for visitors if it gave one, otherwise ours. */
export function refusalText({ code, sentence = "" }: Failure, texts: Texts): string {
  return plainLine(sentence, longestSentence) || failureText(texts, code);
}
