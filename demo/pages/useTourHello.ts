import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Tells the tour in the frame that it fills the window (one finger and the wheel are its own then) and which language is
 * spoken. Returns the same for the frame's load event, which a prerendered frame may have had already.
 */
export function useTourHello(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const hello = (): void => {
    const locale = document.documentElement.lang;
    const message = { kulla: "kulla-tour", say: "hello", locale, fills: true, canGrow: false };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  };
  const first = useEffectEvent(hello);
  useEffect(() => first(), []);
  return hello;
}
