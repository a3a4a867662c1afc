import { createStore, type StoreApi } from "zustand/vanilla";
import type { Filter } from "../filter/filter.ts";
import type { Sort } from "./sort.ts";

/** The stacking grid of all towers, the list, or the apartments' plans at one scale. */
export const searchViews = ["grid", "list", "cards"] as const;
export type SearchView = (typeof searchViews)[number];

/** What a visitor looks for and how they see it; one for each element, shared by its screens. */
export type SearchState = {
  /** `null` until a filter is set: the search then starts with available apartments, and other screens show no filter. */
  readonly filter: Filter | null;
  readonly view: SearchView;
  readonly sort: Sort;
};

export type SearchStore = StoreApi<SearchState>;

/** What a search starts with: the highest floor first. */
export const searchStart: SearchState = { filter: null, view: "grid", sort: { by: "floor", descending: true } };

/** What is not given is as at the start. No code that reads or counts is needed for it: every page has one. */
export function createSearchStore(given: Partial<SearchState> = {}): SearchStore {
  return createStore(() => ({ ...searchStart, ...given }));
}

/** Attributes or an address as they are written; `null` for what is not. */
export type GivenSearch = {
  readonly filter: string | null;
  readonly view: string | null;
  readonly sort: string | null;
};
