import { useEffect, useEffectEvent } from "react";

/**
 * Hears a window's event, also from inner scrollers, while mounted and `isEnabled`; never holds scrolling up. `isFirst`: before the
 * page's own listeners do.
 */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  onEvent: (event: WindowEventMap[Name]) => void,
  isEnabled = true,
  isFirst = false,
): void {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: WindowEventMap[Name]): void => hear(event);
    const isScroll = name === "scroll" || name === "wheel";
    const capture = isScroll || isFirst;
    window.addEventListener(name, listen, { capture, passive: isScroll });
    return () => window.removeEventListener(name, listen, { capture });
  }, [name, isEnabled, isFirst]);
}
