import { placeOf } from "./placeOf.ts";
import { readNavigationState } from "./navigationState.ts";

/** Whether the preview was opened without anything to preview: then the visitor chooses first. */
export function namesNoApartment(): boolean {
  if (placeOf(location.pathname).route.path !== "/navigate-floor") return false;
  return readNavigationState(history.state).customUrl1 === undefined && location.hash.length < 2;
}
