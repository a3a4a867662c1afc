import { searchedFilter } from "../filter/filter.ts";
import { formatFilter } from "../filter/filterText.ts";
import type { SearchAddressOf } from "../SearchChangeLink.tsx";
import type { SearchState } from "../filter/searchStore.ts";
import { formatSort } from "../filter/sort.ts";
import { useHrefOf, useFinderSettings, useSearch } from "../../finder/state/FinderContext.tsx";

/** The page's own address with the search as its query string, as the form without script submits it. */
export function useSearchAddress(): SearchAddressOf {
  const { project } = useFinderSettings();
  const address = useHrefOf()({ name: "search" });
  const state = useSearch((whole) => whole);
  if (address === undefined) return () => undefined;
  const [path = "", hash] = address.split("#", 2);
  const start = `${path}${path.includes("?") ? "&" : "?"}`;
  const end = hash === undefined ? "" : `#${hash}`;
  return (change: Partial<SearchState>) => {
    const next = { ...state, ...change };
    // The filter is always included, because an address without one means the initial filter.
    const filter = formatFilter(searchedFilter(next, project)) || "status=all";
    return `${start}${filter}&view=${next.view}&sort=${formatSort(next.sort)}${end}`;
  };
}
