import { createStore, type StoreApi } from "zustand/vanilla";
import type { Filter } from "./filter.ts";
import type { Sort } from "./sort.ts";

/** The grid of all towers, the list, or the plans at the same scale. */
export const searchViews = ["grid", "list", "cards"] as const;
export type SearchView = (typeof searchViews)[number];

/** The search: filter, view and order; one per element, shared by its screens. */
export type SearchState = {
  /** `null` until a filter is set: the search then starts with available apartments, and other screens show no filter. */
  readonly filter: Filter | null;
  readonly view: SearchView;
  readonly sort: Sort;
};

export type SearchStore = StoreApi<SearchState>;

/** The initial state: the highest floor first. */
export const searchStart: SearchState = { filter: null, view: "grid", sort: { by: "floor", descending: true } };

/** Missing values are the initial ones. Independent of the code that parses and counts, because every page has it. */
export function createSearchStore(initial: Partial<SearchState> = {}): SearchStore {
  return createStore(() => ({ ...searchStart, ...initial }));
}

/** The search's attributes, or its part of an address, as written; `null` for a missing one. */
export type SearchAttributes = {
  readonly filter: string | null;
  readonly view: string | null;
  readonly sort: string | null;
};
