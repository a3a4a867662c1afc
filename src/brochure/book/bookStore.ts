import { createStore, type StoreApi } from "zustand/vanilla";
import { createBook, layOutBook, moveBook, preloadTurn, turnPage, type Book, type BrochurePlace } from "./book.ts";

/** The state of one element's book, with its actions. */
export type BookStore = StoreApi<Book> & {
  layOut(isDouble: boolean): void;
  goTo(page: number): void;
  turn(step: 1 | -1): void;
  preload(step: 1 | -1): void;
  move(place: BrochurePlace): void;
};

export function createBookStore(count: number, start: number | undefined): BookStore {
  const store = createStore<Book>(() => createBook(count, start));
  const change = (next: (book: Book) => Book): void => store.setState(next(store.getState()), true);
  return {
    ...store,
    layOut: (isDouble) => change((book) => layOutBook(book, isDouble)),
    goTo: (page) => change((book) => moveBook(book, { name: "open", page })),
    preload: (step) => change((book) => preloadTurn(book, step)),
    turn: (step) => change((book) => turnPage(book, step)),
    move: (place) => change((book) => moveBook(book, place)),
  };
}
