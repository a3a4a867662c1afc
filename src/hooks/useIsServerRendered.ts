import { useState, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** True on a server and during hydration (the first render over server markup); false afterwards. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

/**
 * Whether the markup of this view was rendered by a server: true there and in a hydrated view, false for views that the browser
 * rendered itself. It never changes, so that hydrated elements keep their attributes.
 */
export function useIsServerRendered(): boolean {
  const isHydrating = useIsHydrating();
  const [isServerRendered] = useState(isHydrating);
  return isServerRendered;
}
