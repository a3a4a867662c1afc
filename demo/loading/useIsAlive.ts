import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's code has taken it over; false in the prerendered page and while it is taken over. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
