import { useMemo } from "react";
import type { Apartment } from "../../project/types.ts";
import type { SearchTexts } from "../../text/texts.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

/** The search's texts for a list of these apartments: shops and parking are not called "banesa". */
export function useResultTexts(apartments: readonly Apartment[] = []): SearchTexts {
  const texts = useTexts().searchScreen;
  const areUnits = apartments.some(({ kind }) => kind !== "home");
  return useMemo(
    () => (areUnits ? { ...texts, list: texts.listUnits, colHome: texts.colUnit, sortHome: texts.sortUnit } : texts),
    [areUnits, texts],
  );
}
