import { useMemo } from "react";
import { useStore } from "zustand/react";
import type { Apartment, Project } from "../project/types.ts";
import { apartmentsOf } from "./filter/failedBits.ts";
import { searchedFilter, startFilter, type Filter } from "./filter/filter.ts";
import { filterCounts, type FilterCounts } from "./filter/filterCounts.ts";
import { formatFilter } from "./filter/filterText.ts";
import { filterOptionsOf, type FilterOptions } from "./panel/filterOptions.ts";
import type { SearchStore } from "./filter/searchStore.ts";

/** The current filter of a project, and its matches. */
export type Searched = {
  readonly options: FilterOptions;
  readonly filter: Filter;
  readonly apartments: readonly Apartment[];
  readonly counts: FilterCounts;
  /** Sets a filter; the initial filter counts as none. */
  readonly change: (filter: Filter) => void;
  readonly clear: () => void;
  /** Whether it is the initial filter, to which clearing leads. */
  readonly isCleared: boolean;
};

/** Whether the filter admits shops, offices, parking or storage, for which the word "banesa" would be wrong. */
export const includesNonResidential = ({ options, filter }: Pick<Searched, "options" | "filter">): boolean =>
  options.kinds.length > 0 && filter.kinds.join() !== "home";

export function useSearched(project: Project, search: SearchStore): Searched {
  const filterInStore = useStore(search, (state) => state.filter);
  const options = useMemo(() => filterOptionsOf(project), [project]);
  return useMemo(() => {
    const filter = searchedFilter({ filter: filterInStore }, project);
    const counts = filterCounts(filter, apartmentsOf(project), options.scales);
    const start = formatFilter(startFilter(project));
    return {
      options,
      filter,
      counts,
      apartments: counts.apartments,
      change: (next) => search.setState({ filter: formatFilter(next) === start ? null : next }),
      isCleared: formatFilter(filter) === start,
      clear: () => search.setState({ filter: null }),
    };
  }, [filterInStore, options, project, search]);
}
