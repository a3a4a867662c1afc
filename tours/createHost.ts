import { readPageMessage, tourMessage, type FrameMessage, type PageMessage } from "../src/tour/tourMessage.ts";

/** The page around this one, where there is one. */
export type Host = {
  /** Sent from the first hello on; what was said before it is sent then. */
  readonly say: (message: FrameMessage) => void;
};

/** Whether this page stands in a frame. */
export const isFramed = window.parent !== window;

/**
 * Listens to the page around this one: only to that very window, and only to messages of the known form. Answers go to the
 * origin that said hello and to no other.
 */
export function createHost(onMessage: (message: PageMessage) => void): Host {
  let origin: string | undefined;
  const waiting: FrameMessage[] = [];
  const post = (message: FrameMessage): void => {
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
        for (const said of waiting.splice(0)) post(said);
      }
      onMessage(message);
    });
  return {
    say: (message) => {
      if (!isFramed) return;
      if (origin) post(message);
      else if (message.say === "ready" || message.say === "scene") waiting.push(message);
    },
  };
}
