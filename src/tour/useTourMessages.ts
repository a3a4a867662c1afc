import { type RefObject } from "react";
import { useWindowEvent } from "../hooks/useWindowEvent.ts";
import type { Locale } from "../text/locale.ts";
import { readTourFrameMessage, tourMessage, type TourFrameMessage, type PageMessage } from "./tourMessage.ts";

type TourChannel = {
  /** Sends the first message; a tour sends none before it. */
  readonly hello: (words: { readonly locale: Locale; readonly fills: boolean }) => void;
  readonly post: (message: PageMessage) => void;
};

/**
 * The messages between a page and a tour in a frame. Accepted only from the frame's own window, from the origin of the tour's address,
 * in the known form. Tours by other vendors never answer, which is fine.
 */
export function useTourMessages(
  { frame, url }: { readonly frame: RefObject<HTMLIFrameElement | null>; readonly url: string | undefined },
  onMessage: (message: TourFrameMessage, reply: TourChannel["post"]) => void,
): TourChannel {
  const post = (message: PageMessage): void => {
    if (url) frame.current?.contentWindow?.postMessage(tourMessage(message), originOf(url));
  };
  useWindowEvent("message", ({ source, origin: sender, data }) => {
    const tourWindow = frame.current?.contentWindow;
    if (!url || !tourWindow || source !== tourWindow || sender !== originOf(url)) return;
    const message = readTourFrameMessage(data);
    if (message) onMessage(message, post);
  });
  return { post, hello: (words) => post({ say: "hello", ...words, canGrow: canPopover() }) };
}

/** Only called in the browser, because a server has no location. */
const originOf = (url: string): string => new URL(url, location.href).origin;

const canPopover = (): boolean => "popover" in HTMLElement.prototype;
