import { createContext, useContext } from "react";
import { searchSq } from "../text/search/search.sq.ts";
import type { SearchTexts } from "../text/search/searchTexts.ts";

/** The search's own texts in the language the visitor reads. */
export const SearchTextsContext = createContext<SearchTexts>(searchSq);

export function useSearchTexts(): SearchTexts {
  return useContext(SearchTextsContext);
}
