import { toSingleLine } from "../submission/plainText.ts";

/** Texts by name, as they were in an address or an attribute. */
export type PlainValues = { readonly [name: string]: string };

/** The valid values, and the problems of the others, as the end of a sentence about the element. */
export type ReadValues = { readonly values: PlainValues; readonly problems: readonly string[] };

/** With these limits two visits and a page's own fields stay far below the 20 KB that a recipient accepts. */
const maxValues = 15;
const maxCharacters = 1500;
const maxNameLength = 40;
const maxValueLength = 300;

/**
 * The values that may be sent with an inquiry: single lines of text, never markup. They are untrusted, so a value that is too long or
 * could be markup is left out entirely, as are those beyond the limit: half an id would be wrong, a missing one is merely missing.
 * `source`: "campaign" or "fields", for the sentences.
 */
export function sanitizeCampaignValues(entries: readonly (readonly [string, unknown])[], source: string): ReadValues {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, value] of entries) {
    const failure = failureOf(name, value);
    if (failure) problems.push(`has a value in its ${source} that is left out: ${printedName(name)} ${failure}`);
    else if (toSingleLine(String(value), maxValueLength)) values[name] = toSingleLine(String(value), maxValueLength);
    if (Object.keys(values).length <= maxValues && charactersOf(values) <= maxCharacters) continue;
    delete values[name];
    problems.push(
      `has more than ${maxValues} values, or ${maxCharacters} characters, in its ${source}: the others are left out`,
    );
    break;
  }
  return { values, problems };
}

/**
 * A name of letters, digits, `_`, `-` and `.`, as forms and addresses use them. `__proto__` would set the object's prototype (prototype
 * pollution).
 */
export function isPlainName(name: string): boolean {
  return /^[\w.-]+$/.test(name) && name.length <= maxNameLength && name !== "__proto__";
}

const charactersOf = (values: PlainValues): number => Object.values(values).join("").length;

function failureOf(name: string, value: unknown): string | undefined {
  if (!isPlainName(name)) return `is not a name of up to ${maxNameLength} letters, digits, "_", "-" and "."`;
  if (typeof value !== "string") return "is not text";
  if (value.length > maxValueLength) return `is longer than ${maxValueLength} characters`;
  return /[<>]/.test(value) ? 'contains "<" or ">"' : undefined;
}

const printedName = (name: string): string => JSON.stringify(toSingleLine(name, maxNameLength));

/** The page's own hidden fields, from the attribute or property `fields`: an object of texts. */
export function readOwnFields(fields: unknown): ReadValues {
  if (fields === null || fields === undefined) return { values: {}, problems: [] };
  if (typeof fields !== "object" || Array.isArray(fields))
    return { values: {}, problems: ["has fields that are not an object of texts"] };
  return sanitizeCampaignValues(Object.entries(fields), "fields");
}
