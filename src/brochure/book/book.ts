import { pagesToLoad } from "./pagesToLoad.ts";
import { pagesOfSpread, spreadOf, type PageSetup } from "./spreads.ts";

/** The visitor's place: the closed book (the specification's page -1) or a page, from 0. */
export type BrochurePlace = { readonly name: "closed" } | { readonly name: "open"; readonly page: number };

export type Book = PageSetup & {
  readonly place: BrochurePlace;
  /** Pages whose pictures exist; empty until the book is laid out. */
  readonly loaded: readonly number[];
  /** The book was closed before the last change. */
  readonly isOpening: boolean;
  /** Number of pictures preloaded for the next turn. */
  readonly early: number;
};

/** Maximum number of pictures requested at first, per turn and per jump, however many pages there are. */
const maxNewPages = { first: 3, turn: 2, jump: 4 } as const;

const closed: BrochurePlace = { name: "closed" };

/** A book of `count` pages, closed or open at a page. */
export function createBook(count: number, page: number | undefined): Book {
  const place: BrochurePlace = page === undefined ? closed : { name: "open", page: within(count, page) };
  return { count, place, isDouble: false, loaded: [], isOpening: false, early: 0 };
}

function within(count: number, page: number): number {
  return Math.min(Math.max(Math.trunc(page), 0), count - 1);
}

/** The spread that is shown; the closed book shows its cover. */
export function shownSpread({ place, ...setup }: Book): number {
  return place.name === "closed" ? 0 : spreadOf(place.page, setup);
}

/** Sets the layout to one or two pages side by side; the current page stays. */
export function layBook(book: Book, isDouble: boolean): Book {
  if (book.isDouble === isDouble && book.loaded.length > 0) return book;
  const next = { ...book, isDouble };
  const request = { setup: next, before: book.loaded, spread: shownSpread(next), step: 1 } as const;
  return { ...next, loaded: pagesToLoad({ ...request, maxNewPages: maxNewPages.first }) };
}

/** Opens the book at a page, or closes it. A page number out of range is clamped. */
export function moveBook(book: Book, place: BrochurePlace): Book {
  if (isSame(book.place, place)) return book;
  const isOpen = place.name === "open";
  const next: Book = {
    ...book,
    place: isOpen ? { ...place, page: within(book.count, place.page) } : closed,
    isOpening: isOpen && book.place.name === "closed",
    early: 0,
  };
  if (book.loaded.length === 0) return next;
  const [from, spread] = [shownSpread(book), shownSpread(next)];
  const step = spread < from ? -1 : 1;
  const allowed = Math.abs(spread - from) <= 1 ? maxNewPages.turn - book.early : maxNewPages.jump;
  return { ...next, loaded: pagesToLoad({ setup: next, before: book.loaded, spread, step, maxNewPages: allowed }) };
}

function isSame(a: BrochurePlace, b: BrochurePlace): boolean {
  return a.name === "open" ? b.name === "open" && a.page === b.page : b.name === "closed";
}

/** Turns one leaf forward or back. The closed book opens at page 0 either way. */
export function turnPage(book: Book, step: 1 | -1): Book {
  if (book.place.name === "closed") return moveBook(book, { name: "open", page: 0 });
  const page = pagesOfSpread(shownSpread(book) + step, book)[0];
  return page === undefined ? book : moveBook(book, { name: "open", page });
}

/** Preloads the pictures of a turn that may follow, while a leaf is dragged. */
export function expectTurn(book: Book, step: 1 | -1): Book {
  const next = pagesOfSpread(shownSpread(book) + step, book);
  const fresh = next.filter((page) => !book.loaded.includes(page)).slice(0, maxNewPages.turn - book.early);
  if (fresh.length === 0) return book;
  return {
    ...book,
    loaded: [...book.loaded, ...fresh].toSorted((a, b) => a - b),
    early: book.early + fresh.length,
  };
}

/** Reads a place that a page passes in; `undefined` for anything else. */
export function placeFrom(value: unknown): BrochurePlace | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, page }: { name?: unknown; page?: unknown } = value;
  if (name === "closed") return { name };
  return name === "open" && typeof page === "number" && Number.isInteger(page) ? { name, page } : undefined;
}
