import type { Wording } from "../panel/filterWords.ts";
import { areUnits, type Searched } from "../useSearched.ts";
import { countedApartments } from "../../facts/counted.ts";

/** How many apartments match: "20 banesa", "28 njësi", "Asnjë banesë". */
export function foundApartments(searched: Searched, { language }: Wording): string {
  const isNone = searched.apartments.length === 0;
  return isNone && areUnits(searched)
    ? language.texts.searchScreen.noneUnits
    : countedApartments(language, searched.apartments);
}
