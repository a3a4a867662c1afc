import { createContext, useContext } from "react";
import type { SearchState } from "./state/searchStore.ts";

/** The page's own address of the search as it stands, with what is given in place of that; `undefined` where the page names none. */
export type SearchAddressOf = (change: Partial<SearchState>) => string | undefined;

export const SearchAddressContext = createContext<SearchAddressOf>(() => undefined);

export function useSearchAddressOf(): SearchAddressOf {
  return useContext(SearchAddressContext);
}
