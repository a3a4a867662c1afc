/**
 * For a page that shows embed.html in an iframe: gives the frame the height of what is in it, and dispatches the element's
 * events at the iframe. It believes only windows of iframes that lead to embed.html on the origin this script came from.
 * A classic script or a module, no globals; loaded twice it still acts once.
 */
import { readFrameMessage } from "./frameMessage.ts";
import { fromDocument } from "../src/page/fromDocument.ts";

/** On the event, which all copies of this script see. */
const heard = Symbol.for("kulla.frame.heard");

/** On frames that have told an event: what they tell again, because of a greeting, was heard. */
const known = Symbol.for("kulla.frame.known");

const origins = ownOrigins();

/** As a module a script does not know its address when it is also to run as a classic one: then those of the page that bear its name count. */
function ownOrigins(): ReadonlySet<string> {
  const currentScript = fromDocument("currentScript");
  if (currentScript instanceof HTMLScriptElement && currentScript.src) {
    return new Set([new URL(currentScript.src).origin]);
  }
  const named = [...fromDocument("querySelectorAll")<HTMLScriptElement>('script[src*="/kulla-frame.js"]')];
  return new Set([location.origin, ...named.map(({ src }) => new URL(src).origin)]);
}

/** Where messages to a frame of ours are sent; `undefined` for every other frame. One that is sandboxed without an origin has none to be named by. */
function doorOf(frame: HTMLIFrameElement): { readonly says: string; readonly hears: string } | undefined {
  if (!URL.canParse(frame.src)) return undefined;
  const { origin, pathname } = new URL(frame.src);
  if (!pathname.endsWith("/embed.html") || !origins.has(origin)) return undefined;
  const isWithoutOrigin = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
  return isWithoutOrigin ? { says: "null", hears: "*" } : { says: origin, hears: origin };
}

/** The frame asks for its height, and tells once more whether its project came, as it may have done before this page listened. */
function greet(frame: HTMLIFrameElement): void {
  const door = doorOf(frame);
  if (door) frame.contentWindow?.postMessage({ kulla: 1, type: "hello" }, door.hears);
}

addEventListener("message", (event) => {
  const message = readFrameMessage(event.data);
  if (!message || Reflect.has(event, heard)) return;
  const frame = [...fromDocument("querySelectorAll")("iframe")].find(
    ({ contentWindow }) => contentWindow === event.source,
  );
  if (!frame || doorOf(frame)?.says !== event.origin) return;
  Reflect.set(event, heard, true);
  if (message.type === "height") {
    const { boxSizing } = getComputedStyle(frame);
    const borders = boxSizing === "border-box" ? frame.offsetHeight - frame.clientHeight : 0;
    frame.style.height = `${message.height + borders}px`;
  }
  if (message.type === "event" && !(message.again && Reflect.has(frame, known))) {
    Reflect.set(frame, known, true);
    frame.dispatchEvent(new CustomEvent(message.name, { bubbles: true, detail: message.detail }));
  }
});

for (const frame of fromDocument("querySelectorAll")("iframe")) greet(frame);
// One that was still loading heard nothing of that.
fromDocument("addEventListener")("load", ({ target }) => target instanceof HTMLIFrameElement && greet(target), true);
