import { isRecord } from "../project/isRecord.ts";
import { hasText, readOwnTexts, sectionsOf, type OwnTexts, type Table } from "./ownTexts.ts";
import { sq } from "./sq.ts";
import type { Texts } from "./texts.ts";

/** Unknown keys of own texts, and keys whose value is not a text: `sold`, `failure.offline`. For the console. */
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

/** The console warning about an element's `texts` as given, `null` if there are none; `undefined` if nothing is wrong with them. */
export function unknownTextsFault(given: unknown): string | undefined {
  const own = readOwnTexts(given);
  if (!own) return given === null ? undefined : "has texts that are not an object of strings.";
  // All languages have the same keys, and Albanian is always loaded.
  const unknown = unknownTexts(sq, own);
  return unknown.length > 0 ? `knows no texts of these names: ${unknown.join(", ")}.` : undefined;
}
