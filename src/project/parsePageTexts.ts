/** A word of a page and its box, in pixels of the page's largest picture. */
export type PageWord = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The text of one page in reading order; where words are known it is they, one space apart. */
export type PageText = { readonly text: string; readonly words: readonly PageWord[] };

const none: PageText = { text: "", words: [] };

function wordOf(value: unknown): PageWord | undefined {
  if (!Array.isArray(value)) return undefined;
  const [text, x, y, width, height]: unknown[] = value;
  const isNumber = (side: unknown): side is number => typeof side === "number" && Number.isFinite(side);
  if (typeof text !== "string" || text === "") return undefined;
  return isNumber(x) && isNumber(y) && isNumber(width) && isNumber(height)
    ? { text: text.replaceAll(/\s+/g, " "), x, y, width, height }
    : undefined;
}

function pageOf(value: unknown): PageText {
  if (typeof value === "string") return { text: value, words: [] };
  if (typeof value !== "object" || value === null) return none;
  const { text, words }: { text?: unknown; words?: unknown } = value;
  const known = Array.isArray(words) ? words.flatMap((word) => wordOf(word) ?? []) : [];
  if (known.length > 0) return { text: known.map((word) => word.text).join(" "), words: known };
  return typeof text === "string" ? { text, words: [] } : none;
}

/**
 * The texts of a brochure, page by page: a list whose items are a plain text, or `{ "words": [["fjala", x, y, w, h], …] }`, or
 * `{ "text": "…" }`. A broken page has no text, a broken word is left out; `undefined` where it is no list at all.
 */
export function parsePageTexts(json: unknown): readonly PageText[] | undefined {
  return Array.isArray(json) ? json.map(pageOf) : undefined;
}
