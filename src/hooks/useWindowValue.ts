import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/**
 * What `read` makes of the window's size, followed while mounted; renders only when that changes. `read` gives plain values.
 * `onServer`: instead of it where there is no window, and in the first render over what came from there.
 */
export function useWindowValue<Value extends string | number | boolean>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribe, read, () => onServer);
}
