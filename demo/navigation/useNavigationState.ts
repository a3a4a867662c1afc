import { useMemo } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { readNavigationState, type NavigationState } from "./navigationState.ts";

/** The navigation state of this history entry; empty if the page was opened by its address. */
export function useNavigationState(): Partial<NavigationState> {
  const state = useHistoryState<unknown>();
  return useMemo(() => readNavigationState(state), [state]);
}

/** The state passed along when an apartment in the search is pressed: the search as in its address, "" for the initial one. */
export type SearchBehind = { readonly search: string };

/** The search from which the visitor arrived at this history entry, as its hash; `undefined` if they arrived another way. */
export function useSearchBehind(): string | undefined {
  const state = useHistoryState<unknown>();
  if (typeof state !== "object" || state === null || !("search" in state)) return undefined;
  const { search } = state;
  // Other scripts may have stored anything there.
  return typeof search === "string" && /^(#|$)/.test(search) ? search : undefined;
}
