/**
 * For systems that strip custom tags: a classic script that replaces `<div data-kulla="apartment-picker" data-tower="k5">` by an element, or
 * adds one after its own tag (`<script src="…/embed.js" data-kulla="building-picker" async></script>`), and loads the elements' loader.
 */
import { settableByAddress } from "./contract/frame.ts";
import { tags } from "./contract/tags.ts";
import { documentProperty } from "../src/page/documentProperty.ts";

const script = ownScript();
const processed = new WeakSet<HTMLElement>();

/** A script that was inserted as a module or by another script is found by its file name. */
function ownScript(): HTMLScriptElement | null {
  const current = documentProperty("currentScript");
  if (current instanceof HTMLScriptElement && current.src) return current;
  return documentProperty("querySelector")<HTMLScriptElement>('script[src*="/embed.js"]');
}

/**
 * Sets the element's attributes from `data-` attributes. A `div` may be written by authors whose scripts are stripped: like an address of
 * embed.html, it selects the content, but never where data is loaded from and inquiries go. Only the script's own tag sets that. Returns
 * the attributes that are not ours.
 */
function setAttributes(element: HTMLElement, source: HTMLElement): readonly Attr[] {
  return [...source.attributes].filter(({ name, value }) => {
    const where: unknown = Reflect.get(settableByAddress, name.replace(/^data-/, ""));
    const isOurs = name.startsWith("data-") && (source === script ? where : where && where !== "nowhere");
    if (isOurs) element.setAttribute(name.slice(5), value);
    return !isOurs;
  });
}

/** `undefined` if there is no such tag. */
function createElement(name = ""): HTMLElement | undefined {
  const tag = tags.find((each) => each === `kulla-${name}`);
  if (!tag) {
    console.warn(`data-kulla="${name}": there is no <kulla-${name}>.`);
    return undefined;
  }
  const element = documentProperty("createElement")(tag);
  // The script's own attributes apply to every element that it creates.
  if (script) setAttributes(element, script);
  return element;
}

function replace(node: HTMLElement): void {
  if (processed.has(node)) return;
  processed.add(node);
  const element = createElement(node.dataset["kulla"]);
  if (!element) return;
  // A link stays a link, as the content before the element has loaded and without it.
  const isLink = node.localName === "a";
  for (const { name, value } of setAttributes(element, node)) {
    if (name === "data-kulla" || (isLink && /^(href|rel|target)/.test(name))) continue;
    element.setAttribute(name, value);
    node.removeAttribute(name);
  }
  node.replaceWith(element);
  element.append(...(isLink ? [node] : node.childNodes));
}

function replaceAll(): void {
  documentProperty("querySelectorAll")<HTMLElement>(":is(div, p, span, a)[data-kulla]").forEach(replace);
}

function start(): void {
  new MutationObserver(replaceAll).observe(document, { childList: true, subtree: true });
  replaceAll();
}

if (script) {
  void import(/* @vite-ignore */ new URL("kulla.js", script.src).href);
  if (script.dataset["kulla"]) script.after(createElement(script.dataset["kulla"]) ?? "");
  // A node that is still being parsed does not have all its children yet.
  if (documentProperty("readyState") === "loading") documentProperty("addEventListener")("DOMContentLoaded", start);
  else start();
}
