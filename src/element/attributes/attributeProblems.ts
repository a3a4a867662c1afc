import { nearestWord } from "../../text/nearestWord.ts";
import { readOwnTexts } from "../../text/ownTexts.ts";
import type { Texts } from "../../text/texts.ts";
import { unknownTexts } from "../../text/unknownTexts.ts";
import { readHeadingLevel } from "../../ui/Heading.tsx";
import { attributeValues } from "./attributeValues.ts";

// Sentences for the page's author that follow the tag's name; `undefined` if the attribute is valid or absent.

/** What is wrong with the parsed value of `texts`; `value` is `null` if it is absent. `english`: contains all existing keys. */
export function textsProblem(value: unknown, english: Texts): string | undefined {
  if (value === null) return undefined;
  const own = readOwnTexts(value);
  if (!own) return "has texts that are not an object of strings.";
  const unknown = unknownTexts(english, own);
  return unknown.length > 0 ? `has texts with unknown names: ${unknown.join(", ")}.` : undefined;
}

export function headingLevelProblem(level: string | null | undefined): string | undefined {
  if (!level || readHeadingLevel(level)) return undefined;
  return `has heading-level "${level}", which is not a number from 1 to 6.`;
}

type Attributes = readonly (readonly [name: string, value: string])[];

/**
 * What is wrong with the names and values of an element's attributes. `names`: the attributes that it reads; a name that resembles none of
 * them may belong to a framework and is accepted.
 */
export function attributeProblems(names: readonly string[], attributes: Attributes): readonly string[] {
  return attributes.flatMap(([name, value]) => {
    if (names.includes(name)) return valueProblem(name, value) ?? [];
    const nearest = nearestWord(name, names);
    return nearest === undefined ? [] : `has an unknown attribute "${name}", which is ignored: write ${nearest}.`;
  });
}

/** `undefined` for an attribute that accepts any text, and for an empty one, which counts as absent. */
export function valueProblem(name: string, value: string): string | undefined {
  const values = new Map<string, readonly string[]>(Object.entries(attributeValues)).get(name);
  // `<kulla-apartment-picker deep-link>` has no effect without a value.
  const isEmpty = value === "" && name !== "deep-link";
  if (isEmpty || !values || values.includes(value)) return undefined;
  const [first, ...others] = values;
  const nearest = others.length > 0 ? nearestWord(value, values) : first;
  const suggestion = nearest === undefined ? `write one of ${values.join(", ")}` : `write ${name}="${nearest}"`;
  return `has ${name}="${value}", which is ignored: ${suggestion}, or leave it out.`;
}
