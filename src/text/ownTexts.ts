import { isRecord } from "../project/isRecord.ts";
import { countedKey } from "./format/pluralText.ts";
import type { Texts } from "./texts.ts";

/** Words of a page, or of a project's own language, in place of ours, by key; sentences for failures as an object of their own. */
export type OwnTexts = Readonly<Record<string, unknown>>;

/** Reads an element's `texts`; `undefined` where it is not an object. What it holds is looked at only when it is used. */
export function readOwnTexts(value: unknown): OwnTexts | undefined {
  return isRecord(value) ? value : undefined;
}

/** Two sets of own words as one: the second one's win. */
export function joinOwnTexts(first: OwnTexts | undefined, second: OwnTexts): OwnTexts {
  const sections = Object.entries(second).map(([key, value]) => {
    const old = first?.[key];
    return [key, isRecord(value) && isRecord(old) ? { ...old, ...value } : value] as const;
  });
  return { ...first, ...Object.fromEntries(sections) };
}

/**
 * A language's texts with own words in the places of ours: strings for known keys, as they are, never markup. A key without a section
 * stands for the texts of all sections that have it, failures aside; within an object of a section's name it stands for that one alone.
 */
export function withOwnTexts(texts: Texts, own: OwnTexts | undefined): Texts {
  if (!own) return texts;
  const sections = sectionsOf(texts).map(([name, section]) => {
    const common = name === "failure" ? {} : wordsFor(section, own);
    return [name, { ...section, ...common, ...wordsFor(section, own[name]) }] as const;
  });
  return { ...texts, ...wordsFor(texts, own), ...Object.fromEntries(sections) };
}

type Table = Readonly<Record<string, unknown>>;

const sectionsOf = (texts: Texts): readonly (readonly [string, Table])[] =>
  Object.entries(texts).flatMap(([name, section]) => (isRecord(section) ? [[name, section] as const] : []));

/** Of own words those that a table has a text for. */
function wordsFor(table: Table, own: unknown): Readonly<Record<string, string>> {
  const words = isRecord(own) ? Object.entries(own) : [];
  return Object.fromEntries(
    words.filter((word): word is [string, string] => typeof word[1] === "string" && hasText(table, word[0])),
  );
}

function hasText(table: Table, key: string): boolean {
  const known = countedKey(key) ?? key;
  return Object.hasOwn(table, known) && typeof table[known] === "string";
}

/** Keys of own words that stand for nothing, or hold no text: `sold`, `failure.offline`. For the console. */
export function unknownTexts(texts: Texts, own: OwnTexts): readonly string[] {
  const sections = sectionsOf(texts);
  const tables: readonly Table[] = [
    texts,
    ...sections.flatMap(([name, section]) => (name === "failure" ? [] : [section])),
  ];
  return Object.entries(own).flatMap(([key, value]) => {
    const [, section] = sections.find(([name]) => name === key) ?? [];
    if (section && isRecord(value)) {
      return Object.entries(value)
        .filter(([name, text]) => typeof text !== "string" || !hasText(section, name))
        .map(([name]) => `${key}.${name}`);
    }
    return typeof value === "string" && tables.some((table) => hasText(table, key)) ? [] : [key];
  });
}

/** What the console reads of own words that stand for nothing; `undefined` where there is nothing to say. */
export function unknownTextsFault(texts: Texts, own: OwnTexts): string | undefined {
  const unknown = unknownTexts(texts, own);
  return unknown.length > 0 ? `knows no texts of these names: ${unknown.join(", ")}.` : undefined;
}
