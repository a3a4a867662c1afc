import { nearestWord } from "../../text/nearestWord.ts";
import { readOwnTexts } from "../../text/ownTexts.ts";
import type { Texts } from "../../text/texts.ts";
import { unknownTexts } from "../../text/unknownTexts.ts";
import { readHeadingLevel } from "../../ui/Heading.tsx";
import { attributeValues } from "./attributeValues.ts";

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

type Attributes = readonly (readonly [name: string, value: string])[];

/** What is wrong with names and values. A name that resembles none of `known` may be a framework's, and passes. */
export function attributeFaults(known: readonly string[], attributes: Attributes): readonly string[] {
  return attributes.flatMap(([name, value]) => {
    if (known.includes(name)) return valueFault(name, value) ?? [];
    const right = nearestWord(name, known);
    return right === undefined ? [] : `has no attribute "${name}", which is ignored: write ${right}.`;
  });
}

/** `undefined` for an attribute that takes any text, and for an empty one, which counts as absent. */
export function valueFault(name: string, value: string): string | undefined {
  const values = new Map<string, readonly string[]>(Object.entries(attributeValues)).get(name);
  // `<kulla-apartment-picker deep-link>` asks for something that only a value can give.
  const isEmpty = value === "" && name !== "deep-link";
  if (isEmpty || !values || values.includes(value)) return undefined;
  const [right, ...more] = values;
  const meant = more.length > 0 ? nearestWord(value, values) : right;
  const offer = meant === undefined ? `write one of ${values.join(", ")}` : `write ${name}="${meant}"`;
  return `has ${name}="${value}", which is ignored: ${offer}, or leave it out.`;
}
