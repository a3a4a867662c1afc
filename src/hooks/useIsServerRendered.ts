import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the markup of this view comes from a server: true there, and in the browser for what takes such markup over; false for
 * what the browser renders by itself. It stays what it was at first, so that what was taken over keeps its attributes.
 */
export function useIsServerRendered(): boolean {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isTakingOver);
  return isServerRendered;
}
