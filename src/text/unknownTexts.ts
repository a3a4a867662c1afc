import { isRecord } from "../project/isRecord.ts";
import { hasText, isKnownText, sectionsOf, type OwnTexts } from "./ownTexts.ts";
import type { Texts } from "./texts.ts";

/** Unknown keys of own texts, and keys whose value is not a text: `sold`, `failure.offline`. For the console. */
export function unknownTexts(texts: Texts, own: OwnTexts): readonly string[] {
  return Object.entries(own).flatMap(([key, value]) => {
    const [, section] = sectionsOf(texts).find(([name]) => name === key) ?? [];
    if (section && isRecord(value)) {
      return Object.entries(value)
        .filter(([name, text]) => typeof text !== "string" || !hasText(section, name))
        .map(([name]) => `${key}.${name}`);
    }
    return isKnownText(texts, key, value) ? [] : [key];
  });
}
