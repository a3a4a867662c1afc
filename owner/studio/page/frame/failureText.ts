import type { StudioTexts } from "../../text/studioTexts.ts";
import type { Failure } from "../../draft/api.ts";

/** An error in the owner's language; if its code has no translation, the server's message. */
export function failureText({ code, message }: Failure, texts: StudioTexts): string {
  const sentences: Readonly<Record<string, string>> = texts.failures;
  return sentences[code] ?? message;
}
