/**
 * The loader: one small script for a page with any of the `kulla-…` elements. It loads an element's code when the element comes near the
 * screen, even if it is added later or is in a shadow root, and shows a message if the code fails to load. It defines no globals, may be
 * loaded twice, and does not affect pages without such elements.
 */
import type { EventDetails } from "./contract/events.ts";
import { tags } from "./contract/tags.ts";
import { reservedPlaceCss } from "./contract/reservedPlace.ts";
import { captureEarlyPress } from "../src/page/earlyPress.ts";
import { documentProperty } from "../src/page/documentProperty.ts";

const kullaTags: readonly string[] = tags;
/** Reserves space for elements until their code has loaded. */
const reservedPlaceSheet = new CSSStyleSheet();
reservedPlaceSheet.replaceSync(reservedPlaceCss);
const maxWaitMs = 120_000;
/** Tags whose code is loading or has loaded. */
const requestedTags = new Set<string>();
/** Elements near the screen whose code has not loaded, with the message shown in them, if any. */
const waiting = new Map<Element, HTMLElement | undefined>();
/** Automatic retries left on this page. Retries because the browser is online again do not count. */
let retriesLeft = 1;

type Message = readonly [sentence: string, retry: string];

const albanian: Message = ["Një pjesë e faqes nuk u ngarkua. Ringarkoni faqen.", "Provo përsëri"];
const messages: Readonly<Record<string, Message>> = {
  en: ["A part of the page did not load. Reload the page.", "Try again"],
  de: ["Ein Teil der Seite wurde nicht geladen. Laden Sie die Seite neu.", "Noch einmal versuchen"],
};

async function load(tag: string): Promise<void> {
  if (requestedTags.has(tag)) return;
  requestedTags.add(tag);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((_, fail) => (timer = setTimeout(fail, maxWaitMs, `ChunkLoadError: ${tag}`)));
  // After a failure another import requests the module again in Chromium; Firefox caches the failure until the page is reloaded.
  const code = import(/* @vite-ignore */ new URL(`${tag}.js`, import.meta.url).href);
  const failure = await Promise.race([code, timeout]).then(() => "", String);
  clearTimeout(timer);
  if (failure) {
    requestedTags.delete(tag);
    // Retries once automatically, or when the browser is online again; otherwise when the visitor presses the button.
    if (navigator.onLine) {
      if (retriesLeft-- > 0) return void setTimeout(load, 1000, tag);
    } else addEventListener("online", () => load(tag), { once: true });
  }
  for (const [element, notice] of waiting) {
    if (element.localName !== tag) continue;
    if (failure) showMessage(element, failure);
    else {
      notice?.remove();
      waiting.delete(element);
    }
  }
}

/** Announces the failure, and shows a message with a retry button below the fallback children, in the page's own style. */
function showMessage(element: Element, message: string): void {
  const [sentence, retry] = messages[element.getAttribute("locale") ?? ""] ?? albanian;
  let notice = waiting.get(element);
  if (!notice) {
    notice = documentProperty("createElement")("p");
    notice.role = "alert";
    const button = documentProperty("createElement")("button");
    button.type = "button";
    button.textContent = retry;
    button.addEventListener("click", () => load(element.localName));
    notice.append("", button);
    element.append(notice);
    waiting.set(element, notice);
  }
  // Replaced even if it is the same sentence, so that screen readers announce it again.
  notice.firstChild?.replaceWith(`${sentence} `);
  const failure: EventDetails["projectfail"] = { code: "chunkFailed", message };
  const detail = { ...failure, partner: element.getAttribute("partner") };
  element.dispatchEvent(new CustomEvent("projectfail", { detail, bubbles: true, composed: true }));
}

function startLoading(element: Element): void {
  waiting.set(element, waiting.get(element));
  void load(element.localName);
}

const nearScreen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const { display } = getComputedStyle(target);
      if (kullaTags.includes(target.localName)) {
        if (customElements.get(target.localName)) nearScreen.unobserve(target);
        // An element without a box never intersects, though its children may be visible.
        else if (isIntersecting || display === "contents") startLoading(target);
        // A page may hide elements until they are defined; a hidden element never intersects, so its parent is observed instead.
        else if (display === "none" && !(target as HTMLElement).hidden && target.parentElement)
          nearScreen.observe(target.parentElement);
      } else if (isIntersecting) {
        // The parent of elements that the page hides.
        nearScreen.unobserve(target);
        for (const child of target.children) if (kullaTags.includes(child.localName)) startLoading(child);
      }
    }
  },
  { rootMargin: "400px" },
);

const addedElements = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      register(node);
      scan(node);
    }
});

/** Finds the elements in a document or shadow root, now and whenever some are added. */
function watch(root: Document | ShadowRoot): void {
  const sheets = documentProperty("adoptedStyleSheets", root);
  if (sheets.includes(reservedPlaceSheet)) return;
  sheets.push(reservedPlaceSheet);
  addedElements.observe(root, { childList: true, subtree: true });
  scan(root);
}

function scan(within: ParentNode): void {
  documentProperty("querySelectorAll", within)("*").forEach(register);
}

/** Observes a `kulla-…` element; of any other element its shadow root, once there is one. */
function register(element: Element): void {
  const name = element.localName;
  if (kullaTags.includes(name)) {
    // Attaches server markup if the browser has not: an older browser does not, nor any browser if a script inserted the markup.
    const template = element.querySelector<HTMLTemplateElement>("template[shadowrootmode]");
    if (template && !element.shadowRoot) element.attachShadow({ mode: "open" }).append(template.content);
    // A press before the code has loaded is repeated afterwards.
    if (!customElements.get(name)) captureEarlyPress(element.shadowRoot);
    nearScreen.observe(element);
  } else if (element.shadowRoot) watch(element.shadowRoot);
  else if (name.includes("-") && !customElements.get(name)) {
    // Another custom element attaches its shadow root once it is defined. Names that are not valid for custom elements are rejected.
    customElements.whenDefined(name).then(
      () => register(element),
      () => {},
    );
  }
}

watch(document);
