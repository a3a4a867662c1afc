import { useMemo } from "react";
import type { Apartment } from "../../../project/types.ts";
import type { ResultTexts } from "../../../text/search/searchResults.ts";
import { resultsDe } from "../../../text/search/searchResults.de.ts";
import { resultsEn } from "../../../text/search/searchResults.en.ts";
import { resultsSq } from "../../../text/search/searchResults.sq.ts";
import { useTextTable } from "../../../ui/useTextTable.ts";

const tables = { sq: resultsSq, en: resultsEn, de: resultsDe };

/** The texts of the views that come when they are chosen, for these homes: shops and parking are no "banesa". */
export function useResultTexts(homes: readonly Apartment[] = []): ResultTexts {
  const texts = useTextTable(tables);
  const areUnits = homes.some(({ kind }) => kind !== "home");
  return useMemo(
    () => (areUnits ? { ...texts, list: texts.listUnits, colHome: texts.colUnit, sortHome: texts.sortUnit } : texts),
    [areUnits, texts],
  );
}
