import { useEffect, useEffectEvent, type RefObject } from "react";

/** Calls back on Ctrl and wheel, which is also how touchpads report a pinch, and prevents the page from zooming. */
export function useWheelZoom(ref: RefObject<HTMLElement | null>, onZoom: (event: WheelEvent) => void): void {
  const hear = useEffectEvent(onZoom);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listen = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      hear(event);
    };
    // React's own wheel listeners are passive.
    element.addEventListener("wheel", listen, { passive: false });
    return () => element.removeEventListener("wheel", listen);
  }, [ref]);
}
