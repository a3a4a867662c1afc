import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** True on a server and in the browser in the first render of what takes a server's markup over; false from then on. */
export function useIsTakingOver(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * Whether the markup of this view comes from a server: true there, and in the browser for what takes such markup over; false for
 * what the browser renders by itself. It stays what it was at first, so that what was taken over keeps its attributes.
 */
export function useIsServerRendered(): boolean {
  const isTakingOver = useIsTakingOver();
  const [isServerRendered] = useState(isTakingOver);
  return isServerRendered;
}
