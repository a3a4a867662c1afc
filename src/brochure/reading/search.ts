/** A page with matches: their number, the first match, and some text before and after it. */
export type PageHit = {
  readonly page: number;
  readonly count: number;
  readonly before: string;
  readonly hit: string;
  readonly after: string;
};

const [lettersBefore, lettersAfter] = [32, 72];

/** Creates a search over the texts of all pages; the texts are folded only once. */
export function createSearch(texts: readonly string[]): (query: string) => readonly PageHit[] {
  const folded = texts.map(foldText);
  return (query) => {
    const length = query.trim().length;
    return texts.flatMap((text, page) => {
      const found = findInText(folded[page] ?? "", query);
      const [at] = found;
      return at === undefined ? [] : [{ page, count: found.length, ...excerpt(text, at, length) }];
    });
  };
}

/** A match with the text around it, which is cut at spaces. */
function excerpt(text: string, at: number, length: number): Pick<PageHit, "before" | "hit" | "after"> {
  const from = at <= lettersBefore ? 0 : text.indexOf(" ", at - lettersBefore) + 1;
  const end = at + length + lettersAfter;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(" ", end), at + length);
  const start = from > at ? at : from;
  return {
    before: (start > 0 ? "… " : "") + text.slice(start, at),
    hit: text.slice(at, at + length),
    after: text.slice(at + length, to) + (to < text.length ? " …" : ""),
  };
}

/** Offsets of matches in a folded text; a search text of fewer than two letters has none. */
export function findInText(foldedText: string, query: string): readonly number[] {
  const needle = foldText(query.trim());
  if (needle.length < 2) return [];
  const found: number[] = [];
  for (let at = foldedText.indexOf(needle); at >= 0; at = foldedText.indexOf(needle, at + needle.length)) {
    found.push(at);
  }
  return found;
}

/** Folds a text for searching: no case, no accents (diacritics), same length ("Çatia është" -> "catia eshte"). */
export function foldText(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at += 1) folded += fold(text.charAt(at));
  return folded;
}

function fold(letter: string): string {
  if (/\s/.test(letter)) return " ";
  return letter.normalize("NFD").charAt(0).toLowerCase().charAt(0);
}

/** Indices of the words of a page that match. The page's text is its words joined by spaces. */
export function markedWords(words: readonly { readonly text: string }[], query: string): ReadonlySet<number> {
  const folded = words.map(({ text }) => foldText(text)).join(" ");
  const length = query.trim().length;
  const found = findInText(folded, query);
  const marked = new Set<number>();
  let start = 0;
  words.forEach(({ text }, index) => {
    const end = start + text.length;
    if (found.some((at) => at < end && at + length > start)) marked.add(index);
    start = end + 1;
  });
  return marked;
}
