import { searchTexts } from "../../text/searchTexts.ts";
import { memo, useDeferredValue, useMemo } from "react";
import { useStore } from "zustand/react";
import type { Apartment, ApartmentId } from "../../project/types.ts";
import type { FilterContext } from "../panel/filterTexts.ts";
import type { ResultActions } from "../results/resultProps.ts";
import { placeIn } from "../results/floorName.ts";
import { toggleApartment } from "../../shortlist/toggleApartment.ts";
import { shortlistOf } from "../../shortlist/shortlistStore.ts";
import type { SearchState } from "../filter/searchStore.ts";
import type { Sort } from "../filter/sort.ts";
import type { Searched } from "../useSearched.ts";
import { apartmentFacts } from "../../facts/apartmentFacts.ts";
import { useShortlistKey } from "../../shortlist/useShortlistKey.ts";
import { LazyPart } from "../../loading/LazyPart.tsx";
import { parts } from "../../parts/parts.ts";
import { openApartment } from "../../finder/state/openApartment.ts";
import { useHrefOf, useFinderContext, useSearch } from "../../finder/state/FinderContext.tsx";
import { leaveFor } from "./openedApartment.ts";
import { Grid } from "../results/grid/Grid.tsx";

type Props = { readonly searched: Searched; readonly context: FilterContext };

/**
 * The matching apartments in the chosen view; if there are none, suggestions for loosening the filter. A press updates the filter and the
 * count at once; the rows follow in a deferred render that the next press may interrupt.
 */
export function SearchResults({ searched, context }: Props) {
  const view = useSearch((state) => state.view);
  const sort = useSearch((state) => state.sort);
  const current = useMemo(() => ({ searched, view, sort }), [searched, view, sort]);
  // Deferred instead of debounced: typing stays responsive, the rows follow. The language is not deferred, so headers and rows have the same one.
  return <ShownResults {...useDeferredValue(current)} context={context} />;
}

type ShownProps = Props & { readonly view: SearchState["view"]; readonly sort: Sort };

const ShownResults = memo(function ShownResults({ searched, context, view, sort }: ShownProps) {
  const { search } = useFinderContext();
  const { project } = context;
  const { apartments } = searched;
  const list = useShortlistKey();
  const actions = useActs(context, list);
  const saved = useSaved(list);
  const props = { project, apartments, saved, actions };
  const onSort = (next: Sort): void => search.setState({ sort: next });
  if (apartments.length === 0) {
    return (
      <LazyPart part={parts.noResults}>
        {(NoResults) => (
          <NoResults searched={searched} context={context}>
            {(added) => <Grid {...props} apartments={added} isPreview />}
          </NoResults>
        )}
      </LazyPart>
    );
  }
  const grid = <Grid {...props} />;
  if (view === "grid") return grid;
  return (
    <LazyPart key={view} part={parts[view]} meanwhile={grid}>
      {(Results) => <Results {...props} sort={sort} onSort={onSort} />}
    </LazyPart>
  );
});

/** The actions on apartments; the same object as long as nothing changes. */
function useActs({ project, language }: FilterContext, list: string): ResultActions {
  const { actions, settings } = useFinderContext();
  const addressOf = useHrefOf();
  return useMemo(
    () => ({
      texts: searchTexts(language),
      wordsOf: memoized((apartment: Apartment) => apartmentFacts(apartment, language)),
      locationOf: memoized((apartment: Apartment) => placeIn(project, apartment, language)),
      open: (apartment: Apartment) => {
        leaveFor(apartment.id);
        return openApartment({ actions, settings }, apartment);
      },
      hrefOf: (apartment: Apartment) => addressOf({ name: "apartment", apartment: apartment.id }),
      save: (apartment: Apartment) => toggleApartment(list, apartment.id),
      ask: settings.screens.includes("inquiry")
        ? (apartment: Apartment) => actions.move({ name: "inquiry", apartment: apartment.id })
        : undefined,
      askHrefOf: (apartment: Apartment) => addressOf({ name: "inquiry", apartment: apartment.id }),
    }),
    [actions, settings, addressOf, project, language, list],
  );
}

/** Caches a text per apartment. */
function memoized<Words>(say: (apartment: Apartment) => Words): (apartment: Apartment) => Words {
  const cache = new WeakMap<Apartment, Words>();
  return (apartment) => {
    const words = cache.get(apartment) ?? say(apartment);
    cache.set(apartment, words);
    return words;
  };
}

/** The ids of the visitor's shortlist. */
function useSaved(list: string): ReadonlySet<ApartmentId> {
  const apartments = useStore(shortlistOf(list), (state) => state.apartments);
  return useMemo(() => new Set(apartments), [apartments]);
}
