import { useMemo } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { readNavigationState, type NavigationState } from "./navigationState.ts";

/** The navigation state of this step of the history; empty where a page was opened by its address. */
export function useNavigationState(): Partial<NavigationState> {
  const state = useHistoryState<unknown>();
  return useMemo(() => readNavigationState(state), [state]);
}
