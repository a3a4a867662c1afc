import { createStore, type StoreApi } from "zustand/vanilla";
import type { Screen } from "./screen.ts";

/** One finder's state. `screen` is replaced whole; `movedBy` tells whether focus may follow (never when the page moved us). */
export type FinderState = {
  readonly screen: Screen;
  readonly movedBy: "visitor" | "page";
};

export type FinderStore = StoreApi<FinderState>;

/** One store per host element, so that two elements on a page never meet. */
export function createFinderStore(screen: Screen): FinderStore {
  return createStore<FinderState>(() => ({ screen, movedBy: "page" }));
}
