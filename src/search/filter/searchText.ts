import { formatFilter, parseFilter } from "./filterText.ts";
import { formatSort, parseSort } from "./sort.ts";
import { searchStart, searchViews, type SearchAttributes, type SearchState } from "./searchStore.ts";

/** Reads the search from attributes or an address; the initial values replace invalid ones. */
export function readSearch({ filter, view, sort }: SearchAttributes): SearchState {
  return {
    filter: filter === null ? null : parseFilter(filter),
    view: searchViews.find((each) => each === view) ?? searchStart.view,
    sort: parseSort(sort ?? "") ?? searchStart.sort,
  };
}

/** The search as part of an address, `bedrooms=2;view=list;sort=-area`; "" for the initial one. All statuses are `status=all`. */
export function searchText({ filter, view, sort }: SearchState): string {
  const parts = filter ? (formatFilter(filter) || "status=all").split("&") : [];
  if (view !== searchStart.view) parts.push(`view=${view}`);
  const order = formatSort(sort);
  if (order !== formatSort(searchStart.sort)) parts.push(`sort=${order}`);
  return parts.join(";");
}
