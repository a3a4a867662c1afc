import type { ResultTexts } from "../../../text/searchResults.ts";
import { resultsDe } from "../../../text/searchResults.de.ts";
import { resultsEn } from "../../../text/searchResults.en.ts";
import { resultsSq } from "../../../text/searchResults.sq.ts";
import { useTextTable } from "../../../ui/useTextTable.ts";

const tables = { sq: resultsSq, en: resultsEn, de: resultsDe };

/** The texts of the views that come when they are chosen. */
export function useResultTexts(): ResultTexts {
  return useTextTable(tables);
}
