import { pagesToRender } from "./pagesToRender.ts";
import { pagesOfSpread, spreadOf, type PageSetup } from "./spreads.ts";

/** Where the reader is: at the closed book (page -1 in the specification) or at a page, counted from 0. */
export type BrochurePlace = { readonly name: "closed" } | { readonly name: "open"; readonly page: number };

export type Book = PageSetup & {
  readonly place: BrochurePlace;
  /** Pages whose pictures are rendered, and so loaded: those shown and their neighbours. Empty until the book is measured. */
  readonly rendered: readonly number[];
  /** The last move opened the closed book. */
  readonly isOpening: boolean;
  /** Number of pictures already requested for the next turn, while its leaf is dragged. */
  readonly preloads: number;
};

/** Maximum number of pictures requested at first, per turn and per jump, however many pages there are. */
const maxNewPages = { first: 3, turn: 2, jump: 4 } as const;

const closed: BrochurePlace = { name: "closed" };

/** A book of `count` pages, closed or open at a page. */
export function createBook(count: number, page: number | undefined): Book {
  const place: BrochurePlace = page === undefined ? closed : { name: "open", page: clampPage(count, page) };
  return { count, place, isDouble: false, rendered: [], isOpening: false, preloads: 0 };
}

function clampPage(count: number, page: number): number {
  return Math.min(Math.max(Math.trunc(page), 0), count - 1);
}

/** The spread that is shown; the closed book shows its cover. */
export function shownSpread({ place, ...setup }: Book): number {
  return place.name === "closed" ? 0 : spreadOf(place.page, setup);
}

/** Shows one page at a time or two side by side; the current page stays. */
export function layOutBook(book: Book, isDouble: boolean): Book {
  if (book.isDouble === isDouble && book.rendered.length > 0) return book;
  const next = { ...book, isDouble };
  const request = { setup: next, before: book.rendered, spread: shownSpread(next), step: 1 } as const;
  return { ...next, rendered: pagesToRender({ ...request, maxNewPages: maxNewPages.first }) };
}

/** Opens the book at a page, or closes it. A page number out of range is clamped. */
export function moveBook(book: Book, place: BrochurePlace): Book {
  if (isSame(book.place, place)) return book;
  const isOpen = place.name === "open";
  const next: Book = {
    ...book,
    place: isOpen ? { ...place, page: clampPage(book.count, place.page) } : closed,
    isOpening: isOpen && book.place.name === "closed",
    preloads: 0,
  };
  if (book.rendered.length === 0) return next;
  const [from, spread] = [shownSpread(book), shownSpread(next)];
  const step = spread < from ? -1 : 1;
  const maxPages = Math.abs(spread - from) <= 1 ? maxNewPages.turn - book.preloads : maxNewPages.jump;
  const request = { setup: next, before: book.rendered, spread, step, maxNewPages: maxPages } as const;
  return { ...next, rendered: pagesToRender(request) };
}

function isSame(a: BrochurePlace, b: BrochurePlace): boolean {
  return a.name === "open" ? b.name === "open" && a.page === b.page : b.name === "closed";
}

/** Turns one leaf forward or back. A closed book opens at page 0, whatever the direction. */
export function turnPage(book: Book, step: 1 | -1): Book {
  if (book.place.name === "closed") return moveBook(book, { name: "open", page: 0 });
  const page = pagesOfSpread(shownSpread(book) + step, book)[0];
  return page === undefined ? book : moveBook(book, { name: "open", page });
}

/** Preloads the pictures of the next spread while a leaf is dragged, before it is certain that the leaf turns. */
export function preloadTurn(book: Book, step: 1 | -1): Book {
  const next = pagesOfSpread(shownSpread(book) + step, book);
  const fresh = next.filter((page) => !book.rendered.includes(page)).slice(0, maxNewPages.turn - book.preloads);
  if (fresh.length === 0) return book;
  return {
    ...book,
    rendered: [...book.rendered, ...fresh].toSorted((a, b) => a - b),
    preloads: book.preloads + fresh.length,
  };
}

/** The place that an argument of the element's method `show` describes; `undefined` if it is not one. */
export function parsePlace(value: unknown): BrochurePlace | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, page }: { name?: unknown; page?: unknown } = value;
  if (name === "closed") return { name };
  return name === "open" && typeof page === "number" && Number.isInteger(page) ? { name, page } : undefined;
}
