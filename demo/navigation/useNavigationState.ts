import { useMemo } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { readNavigationState, type NavigationState } from "./navigationState.ts";

/** The navigation state of this step of the history; empty where a page was opened by its address. */
export function useNavigationState(): Partial<NavigationState> {
  const state = useHistoryState<unknown>();
  return useMemo(() => readNavigationState(state), [state]);
}

/** What travels with a press on an apartment of the search: the search as its address has it, "" for the start. */
export type SearchBehind = { readonly search: string };

/** The search a visitor came from to this step of the history, as its hash; `undefined` where they did not. */
export function useSearchBehind(): string | undefined {
  const state = useHistoryState<unknown>();
  if (typeof state !== "object" || state === null || !("search" in state)) return undefined;
  const { search } = state;
  // Other scripts may have put anything there.
  return typeof search === "string" && /^(#|$)/.test(search) ? search : undefined;
}
