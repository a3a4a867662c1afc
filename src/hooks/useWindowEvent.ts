import { useEffect, useEffectEvent } from "react";

/**
 * Listens to a window event, also from inner scrollers, while `isEnabled`; the listener is passive. `isFirst`: runs before the page's
 * own listeners.
 */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  onEvent: (event: WindowEventMap[Name]) => void,
  isEnabled = true,
  isFirst = false,
): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: WindowEventMap[Name]): void => listener(event);
    const isScroll = name === "scroll" || name === "wheel";
    const capture = isScroll || isFirst;
    window.addEventListener(name, listen, { capture, passive: isScroll });
    return () => window.removeEventListener(name, listen, { capture });
  }, [name, isEnabled, isFirst]);
}
