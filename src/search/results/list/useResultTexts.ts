import type { ResultTexts } from "../../../text/search/searchResults.ts";
import { resultsDe } from "../../../text/search/searchResults.de.ts";
import { resultsEn } from "../../../text/search/searchResults.en.ts";
import { resultsSq } from "../../../text/search/searchResults.sq.ts";
import { useTextTable } from "../../../ui/useTextTable.ts";

const tables = { sq: resultsSq, en: resultsEn, de: resultsDe };

/** The texts of the views that come when they are chosen. */
export function useResultTexts(): ResultTexts {
  return useTextTable(tables);
}
