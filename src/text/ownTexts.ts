import { isRecord } from "../project/isRecord.ts";
import { countedKey } from "./format/pluralText.ts";
import type { Texts } from "./texts.ts";

/** Texts of a page or of a project's own language that replace ours, by key; texts for failures are in a separate object. */
export type OwnTexts = Readonly<Record<string, unknown>>;

/** Reads an element's `texts`; `undefined` if it is not an object. Its content is checked when it is used. */
export function readOwnTexts(value: unknown): OwnTexts | undefined {
  return isRecord(value) ? value : undefined;
}

/** Merges two sets of texts; the second one wins. */
export function joinOwnTexts(first: OwnTexts | undefined, second: OwnTexts): OwnTexts {
  const sections = Object.entries(second).map(([key, value]) => {
    const old = first?.[key];
    return [key, isRecord(value) && isRecord(old) ? { ...old, ...value } : value] as const;
  });
  return { ...first, ...Object.fromEntries(sections) };
}

/**
 * Overrides a language's translations: strings for known keys, never as markup. A key without a section replaces the texts of all sections that
 * have it, except failures; inside an object named after a section it replaces that one only.
 */
export function withOwnTexts(texts: Texts, own: OwnTexts | undefined): Texts {
  if (!own) return texts;
  const sections = sectionsOf(texts).map(([name, section]) => {
    const common = name === "failure" ? {} : ownTextsOf(section, own);
    return [name, { ...section, ...common, ...ownTextsOf(section, own[name]) }] as const;
  });
  return { ...texts, ...ownTextsOf(texts, own), ...Object.fromEntries(sections) };
}

type Table = Readonly<Record<string, unknown>>;

export const sectionsOf = (texts: Texts): readonly (readonly [string, Table])[] =>
  Object.entries(texts).flatMap(([name, section]) => (isRecord(section) ? [[name, section] as const] : []));

/** A section that is not among a language's texts, with the own texts for it: those inside an object of its name win. */
export function withOwnSectionTexts<Section extends Table>(
  section: Section,
  name: string,
  own: OwnTexts | undefined,
): Section {
  return { ...section, ...ownTextsOf(section, own), ...ownTextsOf(section, own?.[name]) };
}

/** The own texts whose keys exist in a table. */
function ownTextsOf(table: Table, own: unknown): Readonly<Record<string, string>> {
  const texts = isRecord(own) ? Object.entries(own) : [];
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === "string" && hasText(table, entry[0])),
  );
}

/** Whether a table has a text of this key, or of the key without its plural form: `nameFew`, `name`. */
export function hasText(table: Table, key: string): boolean {
  const baseKey = countedKey(key) ?? key;
  return Object.hasOwn(table, baseKey) && typeof table[baseKey] === "string";
}

/** Whether an own text is a string that replaces one of ours, in any section but the failures. */
export function isKnownText(texts: Texts, key: string, value: unknown): boolean {
  const sections = sectionsOf(texts).flatMap(([name, section]) => (name === "failure" ? [] : [section]));
  return typeof value === "string" && [texts, ...sections].some((table) => hasText(table, key));
}
