import { foldText } from "./foldText.ts";

/** Where a text that is folded already says the wanted words, as offsets; a wanted text of under two letters is nowhere. */
export function findInText(foldedText: string, wanted: string): readonly number[] {
  const needle = foldText(wanted.trim());
  if (needle.length < 2) return [];
  const found: number[] = [];
  for (let at = foldedText.indexOf(needle); at >= 0; at = foldedText.indexOf(needle, at + needle.length)) {
    found.push(at);
  }
  return found;
}
