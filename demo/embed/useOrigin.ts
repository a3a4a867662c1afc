import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The site's own origin, known once the page lives in a browser; "" in the prerendered page. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => "",
  );
}
