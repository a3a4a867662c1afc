/**
 * For a page that shows embed.html in an iframe: resizes the iframe to the height of its content (auto-resize) and dispatches the element's events at the
 * iframe. It only trusts windows of iframes with embed.html on the origin of this script.
 * A classic script or a module, without globals; loading it twice has no effect.
 */
import { readFrameMessage } from "./frameMessage.ts";
import { documentProperty } from "../src/page/documentProperty.ts";

/** Marks an event as handled, for all copies of this script. */
const handled = Symbol.for("kulla.frame.heard");

/** Marks a frame that has sent its project's event: repetitions after a greeting are ignored. */
const projectAnnounced = Symbol.for("kulla.frame.known");

const origins = ownOrigins();

/** A script that must also run as a classic one cannot use import.meta; as a module it looks for scripts with its file name. */
function ownOrigins(): ReadonlySet<string> {
  const currentScript = documentProperty("currentScript");
  if (currentScript instanceof HTMLScriptElement && currentScript.src) {
    return new Set([new URL(currentScript.src).origin]);
  }
  const named = [...documentProperty("querySelectorAll")<HTMLScriptElement>('script[src*="/kulla-frame.js"]')];
  return new Set([location.origin, ...named.map(({ src }) => new URL(src).origin)]);
}

/** The origins for messages to and from a frame of ours; `undefined` for other frames. A sandboxed frame without an origin has none. */
function originsOf(frame: HTMLIFrameElement): { readonly from: string; readonly to: string } | undefined {
  if (!URL.canParse(frame.src)) return undefined;
  const { origin, pathname } = new URL(frame.src);
  if (!pathname.endsWith("/embed.html") || !origins.has(origin)) return undefined;
  const isWithoutOrigin = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
  return isWithoutOrigin ? { from: "null", to: "*" } : { from: origin, to: origin };
}

/** Asks the frame for its height and, once more, its project's event, which it may have sent before this page listened. */
function greet(frame: HTMLIFrameElement): void {
  const ends = originsOf(frame);
  if (ends) frame.contentWindow?.postMessage({ kulla: 1, type: "hello" }, ends.to);
}

addEventListener("message", (event) => {
  const message = readFrameMessage(event.data);
  if (!message || Reflect.has(event, handled)) return;
  const frame = [...documentProperty("querySelectorAll")("iframe")].find(
    ({ contentWindow }) => contentWindow === event.source,
  );
  if (!frame || originsOf(frame)?.from !== event.origin) return;
  Reflect.set(event, handled, true);
  if (message.type === "height") {
    const { boxSizing } = getComputedStyle(frame);
    const borders = boxSizing === "border-box" ? frame.offsetHeight - frame.clientHeight : 0;
    // Themes may contain `iframe { height: auto !important }`, for videos.
    frame.style.setProperty("height", `${message.height + borders}px`, "important");
  }
  if (message.type === "event" && !(message.again && Reflect.has(frame, projectAnnounced))) {
    Reflect.set(frame, projectAnnounced, true);
    frame.dispatchEvent(new CustomEvent(message.name, { bubbles: true, detail: message.detail }));
  }
});

for (const frame of documentProperty("querySelectorAll")("iframe")) greet(frame);
// A frame that was still loading has missed the greeting.
documentProperty("addEventListener")(
  "load",
  ({ target }) => target instanceof HTMLIFrameElement && greet(target),
  true,
);
