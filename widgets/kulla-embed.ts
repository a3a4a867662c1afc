/**
 * The script of embed.html: one element, described by the page's address, for hosts that allow an iframe but no script. It sends the
 * element's height, by which that page resizes the iframe, and its public events (frameMessage.ts), and receives only a greeting.
 */
import { readEmbedAddress } from "./embedAddress.ts";
import { fitIntoSight } from "./fitIntoSight.ts";
import { passedEvents, readFrameMessage, type FrameMessage } from "./frameMessage.ts";

const order = readEmbedAddress(location.search, document.referrer, parent !== window);
const element = document.createElement(order.tag);
let recipient = order.origin;
let height = 0;
/** The project's event, which may be dispatched before the surrounding page listens. It is sent again on every greeting. */
let outcome: Extract<FrameMessage, { type: "event" }> | undefined;

/** Heights are not confidential: they are also sent to a page whose origin is unknown. */
function send(message: FrameMessage): void {
  if (parent === window) return;
  if (message.type === "height") parent.postMessage(message, recipient ?? "*");
  else if (recipient) parent.postMessage(message, recipient);
}

/** WordPress shows the frame of a pasted address only once the frame has sent its height with the key from its address. */
const secret = /^#\?secret=([A-Za-z\d]+)$/.exec(location.hash)?.[1];

function sendHeight(): void {
  if (height === 0) return;
  send({ kulla: 1, type: "height", height });
  if (secret && parent !== window) parent.postMessage({ message: "height", value: height, secret }, "*");
}

/** From now on the frame is as high as the element. Estimated from the width: a phone's window is about 800 px high. */
function followFrameWidth(): void {
  element.style.setProperty("--k-usual-window-height", "max(800px, 56.25vw)");
}

// The host box belongs to the page, which is our own here, so this overrides any style sheet. A flow root contains the space that the
// loader reserves for the element.
element.style.setProperty("display", secret ? "flow-root" : "block", "important");
for (const [name, value] of Object.entries(order.attributes)) element.setAttribute(name, value);
for (const [name, value] of Object.entries(order.colours)) {
  if (CSS.supports("color", value)) element.style.setProperty(`--kulla-${name}`, value);
}
for (const name of passedEvents) {
  element.addEventListener(name, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : {};
    if (typeof detail !== "object" || detail === null) return;
    const message = { kulla: 1, type: "event", name, detail } as const;
    if (name === "projectload" || name === "projectfail") outcome = message;
    send(message);
  });
}
addEventListener("message", (event) => {
  if (event.source !== parent) return;
  if (secret && isReadyWordPress(event.data)) return sendHeight();
  if (readFrameMessage(event.data)?.type !== "hello") return;
  recipient ??= event.origin === "null" ? undefined : event.origin;
  followFrameWidth();
  sendHeight();
  if (outcome) send({ ...outcome, again: true });
});

/** WordPress' script was loaded after the frame, and missed its height. */
function isReadyWordPress(data: unknown): boolean {
  return typeof data === "object" && data !== null && Reflect.get(data, "message") === "ready";
}

/** The height at full width: a scroll bar makes the element narrower, which might keep it too short. */
function neededHeight(): number {
  const root = document.documentElement;
  const isBarThere = innerWidth > root.clientWidth;
  if (isBarThere) root.style.overflow = "hidden";
  const { height: needed } = element.getBoundingClientRect();
  if (isBarThere) root.style.overflow = "";
  return Math.ceil(needed);
}

function updateHeight(): void {
  const now = neededHeight();
  if (now === height) return;
  height = now;
  sendHeight();
}
new ResizeObserver(updateHeight).observe(element);

/** The window's title is that of the screen, for screen readers' lists of frames, and for addresses opened outside a frame. */
let project = "Kulla";
function updateTitle(): void {
  const title = element.shadowRoot?.querySelector(order.tag === "kulla-brochure" ? "section[aria-label]" : "h1");
  const words = (title?.ariaLabel ?? title?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const whole = words === "" || words === project ? project : `${words} | ${project}`;
  if (document.title !== whole) document.title = whole;
}
element.addEventListener("projectload", ({ detail }) => {
  project = detail.name;
  updateTitle();
});
void customElements.whenDefined(order.tag).then(() => {
  const root = element.shadowRoot;
  if (!root) return;
  fitIntoSight(root);
  new MutationObserver(updateTitle).observe(root, { childList: true, characterData: true, subtree: true });
  updateTitle();
});

const { locale = "sq" } = order.attributes;
// "auto" is the language of the page around an element: this one has none of its own.
document.documentElement.lang = locale === "auto" ? "" : locale;
document.body.style.margin = "0";
// A separate document has a landmark, and the screen's title as its h1.
if (!element.hasAttribute("heading-level")) element.setAttribute("heading-level", "1");
const main = document.createElement("main");
main.append(element);
document.body.replaceChildren(main);
if (secret) followFrameWidth();
// A hidden frame is not laid out, so nothing in it would come near the screen. The loader reserves the element's space.
void import(/* @vite-ignore */ new URL(import.meta.env.DEV ? "kulla.ts" : "kulla.js", import.meta.url).href).then(
  updateHeight,
);
