import { createStore, type StoreApi } from "zustand/vanilla";
import { parseShortlist, type Shortlist } from "./shortlist.ts";

/** A visitor's list of one project, as all elements of the page see it. */
export type ShortlistState = {
  readonly apartments: Shortlist;
  /** What the last press came up against: a full list; a browser that keeps nothing, so that the list lives as long as the page. */
  readonly limit?: "full" | "unstored" | undefined;
};

export type ShortlistStore = StoreApi<ShortlistState>;

const stores = new Map<string, ShortlistStore>();

/**
 * The list under a key of the visitor's browser, one for all elements of a page; it follows what other tabs do. Empty in the first
 * render, as a server's is. Nothing is stored before somebody saves an apartment (toggleApartment.ts).
 */
export function shortlistOf(key: string): ShortlistStore {
  const known = stores.get(key);
  if (known) return known;
  const store = createStore<ShortlistState>(() => ({ apartments: [] }));
  const read = (): Shortlist => parseShortlist(localStorage.getItem(key) ?? "");
  try {
    addEventListener("storage", (event) => {
      // No key: everything was cleared.
      if (event.key === key || event.key === null) store.setState({ apartments: read() });
    });
    store.setState({ apartments: read() });
  } catch {
    // A server, or a page that may not store anything.
  }
  stores.set(key, store);
  return store;
}
