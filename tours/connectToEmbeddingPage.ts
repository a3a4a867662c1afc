import { readPageMessage, tourMessage, type TourFrameMessage, type PageMessage } from "../src/tour/tourMessage.ts";

/** The page that embeds this one, if there is one. */
export type EmbeddingPageChannel = {
  /** Sends a message; messages before the embedding page's first "hello" are queued until then. */
  readonly post: (message: TourFrameMessage) => void;
};

/** Whether this page is embedded in a frame. */
export const isFramed = window.parent !== window;

/**
 * Listens only to the embedding page, and only to messages of the known form. Answers are sent only to the origin that sent "hello".
 */
export function connectToEmbeddingPage(onMessage: (message: PageMessage) => void): EmbeddingPageChannel {
  let origin: string | undefined;
  const queued: TourFrameMessage[] = [];
  const post = (message: TourFrameMessage): void => {
    if (origin) window.parent.postMessage(tourMessage(message), origin);
  };
  if (isFramed)
    window.addEventListener("message", ({ source, origin: sender, data }) => {
      if (source !== window.parent || sender === "null") return;
      if (origin !== undefined && sender !== origin) return;
      const message = readPageMessage(data);
      if (!message) return;
      if (message.say === "hello") {
        origin = sender;
        for (const early of queued.splice(0)) post(early);
      }
      onMessage(message);
    });
  return {
    post: (message) => {
      if (!isFramed) return;
      if (origin) post(message);
      else if (message.say === "ready" || message.say === "scene") queued.push(message);
    },
  };
}
