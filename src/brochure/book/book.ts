import { pagesToLoad } from "./pagesToLoad.ts";
import { pagesOfSpread, spreadOf, type PageSetup } from "./spreads.ts";

/** Where the visitor is: before the closed book (the specification's page -1) or at a page, from 0. */
export type BrochurePlace = { readonly name: "closed" } | { readonly name: "open"; readonly page: number };

export type Book = PageSetup & {
  readonly place: BrochurePlace;
  /** Pages whose pictures exist; empty until the book is laid out. */
  readonly loaded: readonly number[];
  /** It was closed before. */
  readonly isOpening: boolean;
  /** Pictures of the next turn that were requested ahead of it. */
  readonly early: number;
};

/** The most pictures requested at first sight, per turn and per jump: the same for 100 and for 1000 pages. */
const mostNew = { first: 3, turn: 2, jump: 4 } as const;

const closed: BrochurePlace = { name: "closed" };

/** A book of `count` pages, closed or open at a page. */
export function createBook(count: number, page: number | undefined): Book {
  const place: BrochurePlace = page === undefined ? closed : { name: "open", page: within(count, page) };
  return { count, place, isDouble: false, loaded: [], isOpening: false, early: 0 };
}

function within(count: number, page: number): number {
  return Math.min(Math.max(Math.trunc(page), 0), count - 1);
}

/** The opening that is shown; the closed book shows its cover. */
export function shownSpread({ place, ...setup }: Book): number {
  return place.name === "closed" ? 0 : spreadOf(place.page, setup);
}

/** The book laid out with one page at a time or two; what is shown stays. */
export function layBook(book: Book, isDouble: boolean): Book {
  if (book.isDouble === isDouble && book.loaded.length > 0) return book;
  const next = { ...book, isDouble };
  const request = { setup: next, before: book.loaded, spread: shownSpread(next), step: 1 } as const;
  return { ...next, loaded: pagesToLoad({ ...request, mostNew: mostNew.first }) };
}

/** Opens the book at a page, or closes it. A page out of the book is the nearest one in it. */
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
  const allowed = Math.abs(spread - from) <= 1 ? mostNew.turn - book.early : mostNew.jump;
  return { ...next, loaded: pagesToLoad({ setup: next, before: book.loaded, spread, step, mostNew: allowed }) };
}

function isSame(a: BrochurePlace, b: BrochurePlace): boolean {
  return a.name === "open" ? b.name === "open" && a.page === b.page : b.name === "closed";
}

/** One leaf on or back. The closed book opens at page 0, whichever way. */
export function turnPage(book: Book, step: 1 | -1): Book {
  if (book.place.name === "closed") return moveBook(book, { name: "open", page: 0 });
  const page = pagesOfSpread(shownSpread(book) + step, book)[0];
  return page === undefined ? book : moveBook(book, { name: "open", page });
}

/** A turn in that direction may follow (a leaf is being dragged): its pictures are requested now rather than with the turn. */
export function expectTurn(book: Book, step: 1 | -1): Book {
  const next = pagesOfSpread(shownSpread(book) + step, book);
  const fresh = next.filter((page) => !book.loaded.includes(page)).slice(0, mostNew.turn - book.early);
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
