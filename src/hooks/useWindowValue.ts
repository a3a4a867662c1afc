import { useSyncExternalStore, type RefObject } from "react";
import { cssZoomOf } from "../page/cssZoom.ts";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/**
 * A value computed from the window's size; renders only when the value changes. `read` returns a primitive.
 * `onServer`: used on a server, and during hydration.
 */
export function useWindowValue<Value extends string | number | boolean>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribe, read, () => onServer);
}

/**
 * Height of the window in px of the element; `undefined` in a frame that is as high as its content (embed.html sets `--k-usual-window-height` on the
 * element there): a layout that depends on it would depend on its own height.
 */
export function useWindowHeight(ref: RefObject<Element | null>): number | undefined {
  const height = useWindowValue(() => (isAsHighAsContent(ref.current) ? -1 : innerHeight / cssZoomOf(ref.current)), 0);
  return height < 0 ? undefined : height;
}

function isAsHighAsContent(element: Element | null): boolean {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return false;
  return root.host.style.getPropertyValue("--k-usual-window-height") !== "";
}
