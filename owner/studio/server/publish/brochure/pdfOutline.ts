import {
  isDictionary,
  isList,
  type PdfDictionary,
  PdfLimitError,
  pdfObjects,
  type PdfObjects,
  type PdfValue,
} from "./pdfObjects.ts";

/** An entry of a PDF's outline: its title, and its page counted from 0. */
export type OutlineEntry = { readonly title: string; readonly page: number };

/** So many chapters a reader can choose from; a book with more has sections among them. */
const mostEntries = 200;
/** Text of a larger file is too much to look through. */
const mostBytes = 250 * 1024 * 1024;
const deepestTree = 40;

/**
 * What a PDF has for an outline (ISO 32000-1, 12.3.3), its highest level; where that is one entry over all others, those. Our PDF library
 * draws pages and reads their texts, but its interface has no outlines. Empty where there is none, a password hides it, or finding it
 * costs more than any book's.
 */
export function pdfOutline(bytes: Uint8Array): readonly OutlineEntry[] {
  if (bytes.length > mostBytes) return [];
  try {
    return readOutline(bytes);
  } catch (error) {
    if (error instanceof PdfLimitError) return [];
    throw error;
  }
}

function readOutline(bytes: Uint8Array): readonly OutlineEntry[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  // The last one counts, as in a file that was changed.
  let root: string | undefined;
  for (const [, number] of file.matchAll(/\/Root\s+(\d+)\s+\d+\s+R/g)) root = number;
  if (root === undefined || /\/Encrypt\s+\d+\s+\d+\s+R/.test(file)) return [];
  const of = pdfObjects(file);
  const catalog = of({ kind: "ref", number: Number(root) });
  if (!isDictionary(catalog)) return [];
  const pages = pageNumbers(catalog, of);
  const places = namedPlaces(catalog, of);
  const read = (parent: PdfValue): readonly OutlineEntry[] =>
    children(parent, of).flatMap((entry): OutlineEntry[] => {
      const title = titleOf(of(entry.get("Title")));
      const page = pages.get(pageOf(entry, { of, places }) ?? -1);
      return title === "" || page === undefined ? [] : [{ title, page }];
    });
  const outlines = of(catalog.get("Outlines"));
  const [only, second] = children(outlines, of);
  const inner = only && !second ? read(only) : [];
  const found = inner.length > 1 ? inner : read(outlines);
  return found.toSorted((a, b) => a.page - b.page);
}

/** The entries below one, in their order. */
function children(parent: PdfValue, of: PdfObjects): readonly PdfDictionary[] {
  const found = new Set<PdfDictionary>();
  let next = isDictionary(parent) ? of(parent.get("First")) : null;
  while (isDictionary(next) && !found.has(next) && found.size < mostEntries) {
    found.add(next);
    next = of(next.get("Next"));
  }
  return [...found];
}

const numberOf = (value: PdfValue | undefined): number | undefined =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "ref" ? value.number : undefined;

/** Every page's object, by its number, as its place in the book. */
function pageNumbers(catalog: PdfDictionary, of: PdfObjects): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const seen = new Set<number>();
  const walk = (kid: PdfValue | undefined, depth: number) => {
    const number = numberOf(kid);
    const node = of(kid);
    if (number === undefined || seen.has(number) || !isDictionary(node) || depth > deepestTree) return;
    seen.add(number);
    const kids = of(node.get("Kids"));
    if (isList(kids)) for (const each of kids) walk(each, depth + 1);
    else found.set(number, found.size);
  };
  walk(catalog.get("Pages"), 0);
  return found;
}

/** Places that the book calls by a name. */
function namedPlaces(catalog: PdfDictionary, of: PdfObjects): ReadonlyMap<string, PdfValue> {
  const old = of(catalog.get("Dests"));
  const found = new Map<string, PdfValue>(isDictionary(old) ? old : []);
  const seen = new Set<PdfValue>();
  const walk = (value: PdfValue | undefined, depth: number) => {
    const node = of(value);
    if (!isDictionary(node) || seen.has(node) || depth > deepestTree) return;
    seen.add(node);
    const [names, kids] = [of(node.get("Names")), of(node.get("Kids"))];
    if (isList(names)) {
      for (let index = 0; index + 1 < names.length; index += 2) {
        found.set(textIn(of(names[index])), names[index + 1] ?? null);
      }
    }
    if (isList(kids)) for (const kid of kids) walk(kid, depth + 1);
  };
  const names = of(catalog.get("Names"));
  if (isDictionary(names)) walk(names.get("Dests"), 0);
  return found;
}

type Places = { readonly of: PdfObjects; readonly places: ReadonlyMap<string, PdfValue> };

/** The number of the object of the page that an entry leads to. */
function pageOf(entry: PdfDictionary, { of, places }: Places): number | undefined {
  const action = of(entry.get("A"));
  const place = of(entry.get("Dest") ?? (isDictionary(action) ? action.get("D") : null));
  const named = textIn(place);
  const found = named === "" ? place : of(places.get(named));
  const list = isDictionary(found) ? of(found.get("D")) : found;
  return isList(list) ? numberOf(list[0]) : undefined;
}

const textIn = (value: PdfValue): string =>
  typeof value === "object" && value !== null && "kind" in value && value.kind !== "ref" ? value.text : "";

const longestTitle = 120;
/** Letters from 0x80 to 0x9E in the encoding of PDFs themselves. */
const ownLetters = "•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž";

function titleOf(value: PdfValue): string {
  const text = textIn(value);
  const bytes = Buffer.from(text, "latin1");
  const isWide = text.startsWith("\u00FE\u00FF") && bytes.length % 2 === 0;
  const read = isWide
    ? bytes.swap16().toString("utf16le").slice(1)
    : text.startsWith("\u00EF\u00BB\u00BF")
      ? bytes.toString("utf8").slice(1)
      : text.replaceAll(/[\u0080-\u009E]/g, (sign) => ownLetters[(sign.codePointAt(0) ?? 0) - 0x80] ?? "");
  return read
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longestTitle);
}
