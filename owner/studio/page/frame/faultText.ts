import type { StudioTexts } from "../../text/studioTexts.ts";
import type { Fault } from "../../api.ts";

/** A fault in the owner's words; one there are none for says what the program said. */
export function faultText({ code, message }: Fault, texts: StudioTexts): string {
  const known: Readonly<Record<string, string>> = texts.faults;
  return known[code] ?? message;
}
