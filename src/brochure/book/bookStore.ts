import { createStore, type StoreApi } from "zustand/vanilla";
import { createBook, expectTurn, layBook, moveBook, turnPage, type Book, type BrochurePlace } from "./book.ts";

/** The state of one element's book, with its actions. */
export type BookStore = StoreApi<Book> & {
  lay(isDouble: boolean): void;
  goTo(page: number): void;
  turn(step: 1 | -1): void;
  expect(step: 1 | -1): void;
  move(place: BrochurePlace): void;
};

export function createBookStore(count: number, start: number | undefined): BookStore {
  const store = createStore<Book>(() => createBook(count, start));
  const change = (next: (now: Book) => Book): void => store.setState(next(store.getState()), true);
  return {
    ...store,
    lay: (isDouble) => change((now) => layBook(now, isDouble)),
    goTo: (page) => change((now) => moveBook(now, { name: "open", page })),
    expect: (step) => change((now) => expectTurn(now, step)),
    turn: (step) => change((now) => turnPage(now, step)),
    move: (place) => change((now) => moveBook(now, place)),
  };
}
