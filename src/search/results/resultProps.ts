import { searchTexts } from "../../text/searchTexts.ts";
import type { ApartmentFacts } from "../../facts/apartmentFacts.ts";
import type { Apartment, ApartmentId, Project } from "../../project/types.ts";
import type { Sort } from "../filter/sort.ts";
import type { SearchTexts } from "../../text/texts.ts";
import { useMemo } from "react";
import { useLanguage } from "../../ui/TextsContext.tsx";

/**
 * Actions on apartments in the results. The same object as long as nothing changes, because rows render again with it.
 */
export type ResultActions = {
  readonly texts: SearchTexts;
  readonly wordsOf: (apartment: Apartment) => ApartmentFacts;
  /** An apartment's location: "Kulla 5, Kati 3". */
  readonly locationOf: (apartment: Apartment) => string;
  /** Returns whether the opening was handled; if not, a link is followed. */
  readonly open: (apartment: Apartment) => boolean;
  /** The page's address of an apartment; without one it is a button. */
  readonly hrefOf: (apartment: Apartment) => string | undefined;
  /** Saves or removes an apartment; missing if saving is not possible here. */
  readonly save?: ((apartment: Apartment) => void) | undefined;
  /** Opens the inquiry of one apartment; without it "Pyet" is plain text. */
  readonly ask: ((apartment: Apartment) => boolean) | undefined;
  /** The page's address of that inquiry; without one it is a button. */
  readonly askHrefOf: (apartment: Apartment) => string | undefined;
};

/** The props of a sorted view. */
export type SortedProps = ResultProps & { readonly sort: Sort; readonly onSort: (sort: Sort) => void };

export type ResultProps = {
  readonly project: Project;
  /** Those that match the filter. */
  readonly apartments: readonly Apartment[];
  readonly saved: ReadonlySet<ApartmentId>;
  readonly actions: ResultActions;
};

/** The search's texts for these apartments: shops and parking are not called "banesa". */
export function useResultTexts(apartments: readonly Apartment[] = []): SearchTexts {
  const texts = searchTexts(useLanguage());
  const hasNonResidential = apartments.some(({ kind }) => kind !== "home");
  return useMemo(
    () =>
      hasNonResidential ? { ...texts, list: texts.listUnits, colHome: texts.colUnit, sortHome: texts.sortUnit } : texts,
    [hasNonResidential, texts],
  );
}
