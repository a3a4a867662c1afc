import { createContext, useContext } from "react";
import type { SearchState } from "./state/searchStore.ts";

/** The page's address of the current search, with the given values in place of the current ones; `undefined` if the page has no such address. */
export type SearchAddressOf = (change: Partial<SearchState>) => string | undefined;

export const SearchAddressContext = createContext<SearchAddressOf>(() => undefined);

export function useSearchAddressOf(): SearchAddressOf {
  return useContext(SearchAddressContext);
}
