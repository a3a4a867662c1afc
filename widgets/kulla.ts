/**
 * The loader: one small script for a page with any of our tags. It fetches a tag's code when such an element comes near the
 * screen, also one that is added later or stands in a shadow root, and says so when the code did not come. It sets nothing
 * global, may be loaded twice, and leaves a page without our tags alone.
 */
import type { EventDetails } from "./contract/events.ts";
import { tags } from "./contract/tags.ts";
import { fromDocument } from "../src/page/fromDocument.ts";

const ours: readonly string[] = tags;
const longestWaitMs = 120_000;
const loading = new Set<string>();
const watched = new WeakSet<Node>();
/** Elements that were in sight before their code was there, with what they say meanwhile. */
const waiting = new Map<Element, HTMLElement | undefined>();
/** What a page tries again by itself. */
let retries = 1;

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
  const late = new Promise((_, fail) => (timer = setTimeout(fail, longestWaitMs, `ChunkLoadError: ${tag}`)));
  // Asked again, Chromium fetches it again; Firefox remembers a module that did not come until the page is loaded anew.
  const code = import(/* @vite-ignore */ new URL(`${tag}.js`, import.meta.url).href);
  const fault = await Promise.race([code, late]).then(() => "", String);
  clearTimeout(timer);
  if (fault) {
    loading.delete(tag);
    // Once more soon, or when the line is back; after that when the visitor says so.
    if (navigator.onLine) {
      if (retries-- > 0) return void setTimeout(load, 1000, tag);
    } else addEventListener("online", () => void load(tag), { once: true });
  }
  for (const [element, notice] of waiting) {
    if (element.localName !== tag) continue;
    if (fault) tell(element, fault);
    else {
      notice?.remove();
      waiting.delete(element);
    }
  }
}

/** Below the fallback children, in the page's own style: what happened, and a way to try again. */
function tell(element: Element, message: string): void {
  const [sentence, retry] = words[element.getAttribute("locale") ?? ""] ?? albanian;
  let notice = waiting.get(element);
  if (!notice) {
    notice = fromDocument("createElement")("p");
    notice.role = "alert";
    const button = fromDocument("createElement")("button");
    button.type = "button";
    button.textContent = retry;
    button.addEventListener("click", () => void load(element.localName));
    notice.append("", button);
    element.append(notice);
    waiting.set(element, notice);
  }
  // A new text, so that it is read out again.
  notice.firstChild?.replaceWith(`${sentence} `);
  const fault: EventDetails["projectfail"] = { code: "chunkFailed", message };
  const detail = { ...fault, partner: element.getAttribute("partner") };
  element.dispatchEvent(new CustomEvent("projectfail", { detail, bubbles: true, composed: true }));
}

const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (customElements.get(target.localName)) sight.unobserve(target);
      // Without a box of its own it is never seen, though its children may be.
      else if (isIntersecting || getComputedStyle(target).display === "contents") {
        waiting.set(target, waiting.get(target));
        void load(target.localName);
      }
    }
  },
  { rootMargin: "400px" },
);

const arrivals = new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) find(node);
});

function watch(root: ParentNode & Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  arrivals.observe(root, { childList: true, subtree: true });
  find(root);
}

function find(within: ParentNode): void {
  if (within instanceof Element) meet(within);
  const all = within instanceof Document ? fromDocument("querySelectorAll", within)("*") : within.querySelectorAll("*");
  all.forEach(meet);
}

function meet(element: Element): void {
  const name = element.localName;
  if (ours.includes(name)) {
    // What a server has rendered, where the browser has not attached it: an older one, or markup put there by a script.
    const template = element.querySelector<HTMLTemplateElement>("template[shadowrootmode]");
    if (template && !element.shadowRoot) element.attachShadow({ mode: "open" }).append(template.content);
    sight.observe(element);
  } else if (element.shadowRoot) watch(element.shadowRoot);
  else if (name.includes("-") && !customElements.get(name)) {
    // Its shadow root comes with its class; names that are none of a custom element are refused.
    customElements.whenDefined(name).then(
      () => meet(element),
      () => {},
    );
  }
}

const foreign = `${tags.join()}, script, main, header, footer, nav, h1`;

/** HTML knows no `<kulla-building-picker />`: it is open then, and what follows on the page becomes its fallback. */
function warnOfOpenTags(): void {
  for (const element of fromDocument("querySelectorAll")(tags.join())) {
    const { localName } = element;
    if (element.querySelector(foreign) === null) continue;
    console.warn(
      `<${localName}> is not closed, so that the rest of the page lies in it: write <${localName}></${localName}>. HTML has no self-closing tags.`,
    );
  }
}

if (fromDocument("readyState") === "loading")
  fromDocument("addEventListener")("DOMContentLoaded", warnOfOpenTags, { once: true });
else warnOfOpenTags();
watch(document);
