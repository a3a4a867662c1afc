import { failedBits, apartmentsOf } from "../../search/filter/failedBits.ts";
import { filterProblems } from "../../search/filter/filterProblems.ts";
import { emptyFilter, searchedFilter, type Filter } from "../../search/filter/filter.ts";
import { formatFilter } from "../../search/filter/filterText.ts";
import type { SearchAttributes, SearchState, SearchStore } from "../../search/filter/searchStore.ts";
import { readSearch, searchText } from "../../search/filter/searchText.ts";
import { parseSort, sortKeys } from "../../search/filter/sort.ts";
import type { FinderProps } from "./finderProps.ts";

export { readSearch };

/** Applies the search requested by attributes or an address, if it differs from the current one. */
export function moveSearch(search: SearchStore, requested: SearchAttributes): void {
  const next = readSearch(requested);
  if (searchText(next) !== searchText(search.getState())) search.setState(next);
}

/** Sentences for the page's author about invalid values of the attributes `filter` and `sort`. `towers`: the project's ids. */
export function searchProblems(
  { filter, sort }: Pick<SearchAttributes, "filter" | "sort">,
  towers: readonly string[],
): readonly string[] {
  const problems = filterProblems(filter ?? "", towers);
  if (!sort || parseSort(sort)) return problems;
  const suggestion = `write one of ${sortKeys.join(", ")}, with "-" before it for the largest first, or leave it out`;
  return [...problems, `has sort="${sort}", which is ignored: ${suggestion}.`];
}

/** Warns of the invalid values of an element's attributes, even where an address sets another search. */
export function checkSearch({ element, project }: Pick<FinderProps, "element" | "project">): void {
  const attributes = { filter: element.attribute("filter"), sort: element.attribute("sort") };
  const towers = project.towers.map(({ id }) => id);
  for (const problem of searchProblems(attributes, towers)) element.warn(problem);
}

/** Announces a changed filter and the number of matching apartments. */
export function reportFilter(
  { project, screens, announce }: FinderProps,
  state: SearchState,
  previousState: SearchState,
): void {
  // Without a filter, a search starts with the available apartments, while pictures and plans show all.
  const isSearch = screens.includes("search");
  const shownFilter = (search: SearchState): Filter =>
    isSearch ? searchedFilter(search, project) : (search.filter ?? emptyFilter);
  const filter = shownFilter(state);
  const text = formatFilter(filter);
  if (text === formatFilter(shownFilter(previousState))) return;
  const count = failedBits(filter, apartmentsOf(project)).reduce((sum, failed) => sum + Number(failed === 0), 0);
  announce("filterchange", { filter: text, count });
}
