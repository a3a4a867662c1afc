import { filterProblems } from "../../search/filter/filterProblems.ts";
import type { GivenSearch } from "../../search/state/searchStore.ts";
import { parseSort, sortKeys } from "../../search/state/sort.ts";

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
