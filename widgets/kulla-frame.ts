/**
 * For a page that shows embed.html in an iframe: gives the frame the height of what is in it, and dispatches the element's
 * events at the iframe. It believes only windows of iframes that lead to embed.html, from the very origin of their address.
 * A classic script or a module, no globals; loaded twice it still acts once.
 */
import { readFrameMessage } from "./frameMessage.ts";

/** On the event, which all copies of this script see. */
const heard = Symbol.for("kulla.frame.heard");

/** Frames that have told an event: what they tell again, because of the greeting below, was heard. */
const known = new WeakSet<HTMLIFrameElement>();

function addressOf(frame: HTMLIFrameElement): URL | undefined {
  return URL.canParse(frame.src) && new URL(frame.src).pathname.endsWith("/embed.html")
    ? new URL(frame.src)
    : undefined;
}

addEventListener("message", (event) => {
  const message = readFrameMessage(event.data);
  if (!message || Reflect.has(event, heard)) return;
  const frame = [...document.querySelectorAll("iframe")].find(({ contentWindow }) => contentWindow === event.source);
  if (!frame || addressOf(frame)?.origin !== event.origin) return;
  Reflect.set(event, heard, true);
  if (message.type === "height") frame.style.height = `${message.height}px`;
  if (message.type === "event" && !(message.again && known.has(frame))) {
    known.add(frame);
    frame.dispatchEvent(new CustomEvent(message.name, { bubbles: true, detail: message.detail }));
  }
});

// A frame that was there first has told its height, and that its project came, before this page listened.
for (const frame of document.querySelectorAll("iframe")) {
  const address = addressOf(frame);
  if (address) frame.contentWindow?.postMessage({ kulla: 1, type: "hello" }, address.origin);
}
