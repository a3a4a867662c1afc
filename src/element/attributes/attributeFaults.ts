import { readOwnTexts } from "../../text/ownTexts.ts";
import type { Texts } from "../../text/texts.ts";
import { unknownTexts } from "../../text/unknownTexts.ts";
import { readHeadingLevel } from "../../ui/Heading.tsx";

// Sentences for the page's author that follow the tag's name; `undefined` if the attribute is valid or absent.

/** What is wrong with the value of `texts`, parsed; `null` if it is absent. `english`: all keys there are. */
export function textsFault(given: unknown, english: Texts): string | undefined {
  if (given === null) return undefined;
  const own = readOwnTexts(given);
  if (!own) return "has texts that are not an object of strings.";
  const unknown = unknownTexts(english, own);
  return unknown.length > 0 ? `knows no texts of these names: ${unknown.join(", ")}.` : undefined;
}

export function headingLevelFault(given: string | null | undefined): string | undefined {
  return !given || readHeadingLevel(given) ? undefined : `knows no heading-level "${given}"; there are 1 to 6.`;
}
