import { localeFrom } from "../../text/locale.ts";
import type { ResultTexts } from "../../text/search/searchResults.ts";
import { resultsSq } from "../../text/search/searchResults.sq.ts";
import { searchSq } from "../../text/search/search.sq.ts";
import type { SearchTexts } from "../../text/search/searchTexts.ts";
import { createCode, type Code } from "../screens/createCode.ts";

export type SearchWords = { readonly search: SearchTexts; readonly results: ResultTexts };

/** The search's texts by language: visitors load none they do not read. Albanian comes along. */
export const searchWordsCode = {
  sq: createCode<SearchWords>(() => Promise.resolve(sq)),
  en: createCode<SearchWords>(async () => {
    const [search, results] = await Promise.all([
      import("../../text/search/search.en.ts"),
      import("../../text/search/searchResults.en.ts"),
    ]);
    return { search: search.searchEn, results: results.resultsEn };
  }),
  de: createCode<SearchWords>(async () => {
    const [search, results] = await Promise.all([
      import("../../text/search/search.de.ts"),
      import("../../text/search/searchResults.de.ts"),
    ]);
    return { search: search.searchDe, results: results.resultsDe };
  }),
} as const;

const sq = { search: searchSq, results: resultsSq };
searchWordsCode.sq.give(sq);

/** English for a project's own language. */
export function searchWordsOf(spoken: string): Code<SearchWords> {
  return searchWordsCode[localeFrom(spoken) ?? "en"];
}
