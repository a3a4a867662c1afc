import type { StudioTexts } from "../../text/studioTexts.ts";
import type { Fault } from "../../api.ts";

/** An error in the owner's language; if its code has no translation, the server's message. */
export function faultText({ code, message }: Fault, texts: StudioTexts): string {
  const known: Readonly<Record<string, string>> = texts.faults;
  return known[code] ?? message;
}
