import { type RefObject } from "react";
import { useWindowEvent } from "../hooks/useWindowEvent.ts";
import { useLocale } from "../ui/TextsContext.tsx";
import { readFrameMessage, tourMessage, type FrameMessage, type PageMessage } from "./tourMessage.ts";

type Talk = {
  /** Begins the talk; before it a tour says nothing. */
  readonly hello: () => void;
  readonly say: (message: PageMessage) => void;
};

/**
 * The talk with a tour in a frame: only that frame's own window is heard, only from the origin of the tour's address, and only
 * messages of the known form. A tour of somebody else never answers, which is fine.
 */
export function useTourMessages(
  { frame, url }: { readonly frame: RefObject<HTMLIFrameElement | null>; readonly url: string },
  onMessage: (message: FrameMessage, say: Talk["say"]) => void,
): Talk {
  const locale = useLocale();
  const { origin } = new URL(url, location.href);
  const say = (message: PageMessage): void => frame.current?.contentWindow?.postMessage(tourMessage(message), origin);
  useWindowEvent("message", ({ source, origin: sender, data }) => {
    const own = frame.current?.contentWindow;
    if (!own || source !== own || sender !== origin) return;
    const message = readFrameMessage(data);
    if (message) onMessage(message, say);
  });
  return { say, hello: () => say({ say: "hello", locale, fills: false, canGrow: canPopover() }) };
}

const canPopover = (): boolean => "popover" in HTMLElement.prototype;
