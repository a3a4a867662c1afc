import { filterProblems } from "../../search/filter/filterProblems.ts";
import type { GivenSearch } from "../../search/state/searchStore.ts";
import { parseSort, sortKeys } from "../../search/state/sort.ts";
import type { FinderProps } from "./finderProps.ts";

/** Sentences for the page's author about invalid values of the attributes `filter` and `sort`. `towers`: the project's ids. */
export function searchProblems(
  { filter, sort }: Pick<GivenSearch, "filter" | "sort">,
  towers: readonly string[],
): readonly string[] {
  const problems = filterProblems(filter ?? "", towers);
  if (!sort || parseSort(sort)) return problems;
  const offer = `write one of ${sortKeys.join(", ")}, with "-" before it for the largest first, or leave it out`;
  return [...problems, `has sort="${sort}", which is ignored: ${offer}.`];
}

/** Warns of the invalid values of an element, even where an address sets another search. */
export function checkSearch({ element, project }: Pick<FinderProps, "element" | "project">): void {
  const given = { filter: element.attribute("filter"), sort: element.attribute("sort") };
  const towers = project.towers.map(({ id }) => id);
  for (const problem of searchProblems(given, towers)) element.warn(problem);
}
