/** A word of a page and its box, in pixels of the page's largest picture. */
export type PageWord = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Rows of cells; the first row is the header. */
export type PageTable = readonly (readonly string[])[];

/** The text of one page in reading order; if words are known, they are joined by spaces. Tables repeat some of it in cells. */
export type PageText = {
  readonly text: string;
  readonly words: readonly PageWord[];
  readonly tables: readonly PageTable[];
};

const none: PageText = { text: "", words: [], tables: [] };

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const isText = (cell: unknown): cell is string => typeof cell === "string";

/** A table with a header row and at least one more; left out if a cell is not text. */
function tableOf(value: unknown): readonly PageTable[] {
  if (!Array.isArray(value) || value.length < 2) return [];
  const rows = value.map((row: unknown) =>
    Array.isArray(row) && row.length > 0 && row.every(isText) ? row.map(inOneLine) : undefined,
  );
  return rows.every((row) => row !== undefined) ? [rows] : [];
}

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
  if (typeof value === "string") return { ...none, text: value };
  if (typeof value !== "object" || value === null) return none;
  const { text, ...lists }: { text?: unknown; words?: unknown; tables?: unknown } = value;
  const words = Array.isArray(lists.words) ? lists.words.flatMap((word) => wordOf(word) ?? []) : [];
  const tables = Array.isArray(lists.tables) ? lists.tables.flatMap(tableOf) : [];
  if (words.length > 0) return { text: words.map((word) => word.text).join(" "), words, tables };
  return { text: typeof text === "string" ? text : "", words, tables };
}

/**
 * Reads the page texts of a brochure. The list's items are a plain text, or `{ "words": [["fjala", x, y, w, h], …] }`, or
 * `{ "text": "…" }`, each optionally with `"tables": [[["Dhoma", "m²"], ["Kuzhina", "6,4"]]]`. A broken page has no text, a broken
 * word or table is left out; `undefined` if the JSON is not a list.
 */
export function parsePageTexts(json: unknown): readonly PageText[] | undefined {
  return Array.isArray(json) ? json.map(pageOf) : undefined;
}
