import { createStore, type StoreApi } from "zustand/vanilla";
import { parseShortlist, type Shortlist } from "./shortlist.ts";

/** A visitor's shortlist (favourites, wishlist) of one project, shared by all elements of the page. */
export type ShortlistState = {
  readonly apartments: Shortlist;
  /** The limit that the last change reached: the list is full, or storage is blocked, so that the list lives only as long as the page. */
  readonly limit?: "full" | "unstored" | undefined;
};

export type ShortlistStore = StoreApi<ShortlistState>;

/** Storage key of the shortlist of a project: by the project's address, which is unique. */
export const listKeyOf = (projectUrl: string | undefined): string => `kulla-list:${projectUrl?.split("#")[0]}`;

const stores = new Map<string, ShortlistStore>();

/**
 * The shortlist under a storage key, one store for all elements of a page; it follows other tabs. Empty in the first render, as on a
 * server. Nothing is stored before an apartment is saved (toggleApartment.ts).
 */
export function shortlistOf(key: string): ShortlistStore {
  const existing = stores.get(key);
  if (existing) return existing;
  const store = createStore<ShortlistState>(() => ({ apartments: [] }));
  const read = (): Shortlist => parseShortlist(localStorage.getItem(key) ?? "");
  try {
    addEventListener("storage", (event) => {
      // `key` is null if the entire storage was cleared.
      if (event.key === key || event.key === null) store.setState({ apartments: read() });
    });
    store.setState({ apartments: read() });
  } catch {
    // On a server, or if localStorage is blocked, as by some browsers in private browsing (incognito).
  }
  stores.set(key, store);
  return store;
}
