import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** True on a server and during hydration (the first render over server markup); false afterwards. */
export function useIsTakingOver(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * Whether the markup of this view was rendered by a server: true there and in a hydrated view, false for views that the browser
 * rendered itself. It never changes, so that hydrated elements keep their attributes.
 */
export function useIsServerRendered(): boolean {
  const isTakingOver = useIsTakingOver();
  const [isServerRendered] = useState(isTakingOver);
  return isServerRendered;
}
