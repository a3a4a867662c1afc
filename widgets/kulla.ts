/**
 * The loader: one small script for a page with any of our tags. It loads a tag's code when such an element comes near the screen, also
 * one that is added later or is in a shadow root, and shows a message if the code fails to load. It has no globals, may be loaded
 * twice, and does not affect pages without our tags.
 */
import type { EventDetails } from "./contract/events.ts";
import { tags } from "./contract/tags.ts";
import { reservedPlaceCss } from "./contract/reservedPlace.ts";
import { captureEarlyPress } from "../src/page/earlyPress.ts";
import { documentProperty } from "../src/page/documentProperty.ts";

const ours: readonly string[] = tags;
const reserved = new CSSStyleSheet();
reserved.replaceSync(reservedPlaceCss);
const maxWaitMs = 120_000;
const loading = new Set<string>();
/** Elements near the screen whose code has not loaded, with their message. */
const waiting = new Map<Element, HTMLElement | undefined>();
/** Automatic retries left on this page, apart from those after a lost network. */
let retriesLeft = 1;

type Words = readonly [sentence: string, retry: string];

const albanian: Words = ["Një pjesë e faqes nuk u ngarkua. Ringarkoni faqen.", "Provo përsëri"];
const words: Readonly<Record<string, Words>> = {
  en: ["A part of the page did not load. Reload the page.", "Try again"],
  de: ["Ein Teil der Seite wurde nicht geladen. Laden Sie die Seite neu.", "Noch einmal versuchen"],
};

async function load(tag: string): Promise<void> {
  if (loading.has(tag)) return;
  loading.add(tag);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, fail) => (timer = setTimeout(fail, maxWaitMs, `ChunkLoadError: ${tag}`)));
  // Importing again makes Chromium request it again; Firefox caches a failed module until the page reloads.
  const code = import(/* @vite-ignore */ new URL(`${tag}.js`, import.meta.url).href);
  const failure = await Promise.race([code, late]).then(() => "", String);
  clearTimeout(timer);
  if (failure) {
    loading.delete(tag);
    // Retries once automatically, or whenever the browser is online again; otherwise at the visitor's request.
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

/** Shows a message with a retry button below the fallback children, in the page's own style. */
function showMessage(element: Element, message: string): void {
  const [sentence, retry] = words[element.getAttribute("locale") ?? ""] ?? albanian;
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
  // Replaced, so that it is announced again.
  notice.firstChild?.replaceWith(`${sentence} `);
  const failure: EventDetails["projectfail"] = { code: "chunkFailed", message };
  const detail = { ...failure, partner: element.getAttribute("partner") };
  element.dispatchEvent(new CustomEvent("projectfail", { detail, bubbles: true, composed: true }));
}

function begin(element: Element): void {
  waiting.set(element, waiting.get(element));
  void load(element.localName);
}

const nearScreen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const { display } = getComputedStyle(target);
      if (ours.includes(target.localName)) {
        if (customElements.get(target.localName)) nearScreen.unobserve(target);
        // An element without a box never intersects, though its children may be visible.
        else if (isIntersecting || display === "contents") begin(target);
        // A page may hide elements until they are defined, which would never happen: so the parent is observed instead.
        else if (display === "none" && !(target as HTMLElement).hidden && target.parentElement)
          nearScreen.observe(target.parentElement);
      } else if (isIntersecting) {
        // The parent of an element that the page hides.
        nearScreen.unobserve(target);
        for (const child of target.children) if (ours.includes(child.localName)) begin(child);
      }
    }
  },
  { rootMargin: "400px" },
);

const arrivals = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      register(node);
      scan(node);
    }
});

function watch(root: Document | ShadowRoot): void {
  const sheets = documentProperty("adoptedStyleSheets", root);
  if (sheets.includes(reserved)) return;
  sheets.push(reserved);
  arrivals.observe(root, { childList: true, subtree: true });
  scan(root);
}

function scan(within: ParentNode): void {
  documentProperty("querySelectorAll", within)("*").forEach(register);
}

function register(element: Element): void {
  const name = element.localName;
  if (ours.includes(name)) {
    // Attaches a server's markup if the browser has not: in an older browser, or if a script inserted the markup.
    const template = element.querySelector<HTMLTemplateElement>("template[shadowrootmode]");
    if (template && !element.shadowRoot) element.attachShadow({ mode: "open" }).append(template.content);
    // A press in the meantime waits for the code.
    if (!customElements.get(name)) captureEarlyPress(element.shadowRoot);
    nearScreen.observe(element);
  } else if (element.shadowRoot) watch(element.shadowRoot);
  else if (name.includes("-") && !customElements.get(name)) {
    // The class attaches the shadow root. Names that are not valid for custom elements are rejected.
    customElements.whenDefined(name).then(
      () => register(element),
      () => {},
    );
  }
}

watch(document);
