import type { ApartmentFacts } from "../../facts/apartmentFacts.ts";
import type { Apartment, ApartmentId, Project } from "../../project/types.ts";
import type { Sort } from "../state/sort.ts";
import type { SearchTexts } from "../../text/texts.ts";
import { useMemo } from "react";
import { useTexts } from "../../ui/TextsContext.tsx";

/**
 * What can be done with an apartment in the results. One object for as long as nothing in it changes: rows render again with it.
 */
export type ResultActs = {
  readonly texts: SearchTexts;
  readonly wordsOf: (apartment: Apartment) => ApartmentFacts;
  /** Where an apartment lies: "Kulla 5, Kati 3". */
  readonly locationOf: (apartment: Apartment) => string;
  /** Says whether somebody took it: a link is followed if not. */
  readonly open: (apartment: Apartment) => boolean;
  /** The page's own address of an apartment; without one it is a button. */
  readonly hrefOf: (apartment: Apartment) => string | undefined;
  /** Puts an apartment on the visitor's list, or takes it off; without it nothing can be saved here. */
  readonly save?: ((apartment: Apartment) => void) | undefined;
  /** Opens the inquiry of one apartment; without it "Pyet" is plain text. */
  readonly ask: ((apartment: Apartment) => boolean) | undefined;
  /** The page's own address of that question; without one it is a button. */
  readonly askHrefOf: (apartment: Apartment) => string | undefined;
};

/** Of a view that has an order. */
export type SortedProps = ResultProps & { readonly sort: Sort; readonly onSort: (sort: Sort) => void };

export type ResultProps = {
  readonly project: Project;
  /** Those that match. */
  readonly apartments: readonly Apartment[];
  readonly saved: ReadonlySet<ApartmentId>;
  readonly acts: ResultActs;
};

/** The search's texts for a list of these apartments: shops and parking are not called "banesa". */
export function useResultTexts(apartments: readonly Apartment[] = []): SearchTexts {
  const texts = useTexts().searchScreen;
  const areUnits = apartments.some(({ kind }) => kind !== "home");
  return useMemo(
    () => (areUnits ? { ...texts, list: texts.listUnits, colHome: texts.colUnit, sortHome: texts.sortUnit } : texts),
    [areUnits, texts],
  );
}
