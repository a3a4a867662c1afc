import type { Wording } from "../panel/filterWords.ts";
import { areUnits, type Searched } from "../useSearched.ts";
import { countedHomes } from "../../facts/counted.ts";

/** How many homes match: "20 banesa", "28 njësi", "Asnjë banesë". */
export function foundHomes(searched: Searched, { language }: Wording): string {
  const isNone = searched.homes.length === 0;
  return isNone && areUnits(searched) ? language.texts.searchScreen.noneUnits : countedHomes(language, searched.homes);
}
