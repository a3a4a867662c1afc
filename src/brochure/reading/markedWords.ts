import { findInText, foldText } from "./search.ts";

/** Indices of the words of a page that the wanted words touch. The page's text is its words with one space between. */
export function markedWords(words: readonly { readonly text: string }[], wanted: string): ReadonlySet<number> {
  const folded = words.map(({ text }) => foldText(text)).join(" ");
  const length = wanted.trim().length;
  const found = findInText(folded, wanted);
  const marked = new Set<number>();
  let start = 0;
  words.forEach(({ text }, index) => {
    const end = start + text.length;
    if (found.some((at) => at < end && at + length > start)) marked.add(index);
    start = end + 1;
  });
  return marked;
}
