import { useSyncExternalStore, type RefObject } from "react";

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

/**
 * Height of the window in px, followed while mounted; `undefined` in a frame that is as high as its content (embed.html says so by
 * `--k-usual-window-height` on the element): whatever is laid out by that would be laid out by its own height.
 */
export function useWindowHeight(ref: RefObject<Element | null>): number | undefined {
  const height = useWindowValue(() => (isAsHighAsContent(ref.current) ? -1 : innerHeight), 0);
  return height < 0 ? undefined : height;
}

function isAsHighAsContent(element: Element | null): boolean {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return false;
  return root.host.style.getPropertyValue("--k-usual-window-height") !== "";
}
