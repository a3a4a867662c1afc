/**
 * For places that strip custom tags: a classic script that makes an element of `<div data-kulla="apartment-picker" data-tower="k5">`, or
 * one beside itself (`<script src="…/embed.js" data-kulla="building-picker" async></script>`), and loads the elements' loader.
 */
import { settableByAddress } from "./contract/frame.ts";
import { tags } from "./contract/tags.ts";
import { fromDocument } from "../src/page/fromDocument.ts";

const script = ownScript();
const seen = new WeakSet<HTMLElement>();

/** A script that was inserted as a module, or joined with others, is found by its file name. */
function ownScript(): HTMLScriptElement | null {
  const current = fromDocument("currentScript");
  if (current instanceof HTMLScriptElement && current.src) return current;
  return fromDocument("querySelector")<HTMLScriptElement>('script[src*="/embed.js"]');
}

/**
 * Gives the element what `data-` attributes say. Authors whose scripts are stripped may write a `div`: like an address of embed.html, it
 * says what is shown, never where data comes from and inquiries go to. That is for the script's own tag. Returns what is no attribute
 * of ours.
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
  const element = fromDocument("createElement")(tag);
  // They hold for every element that the script makes.
  if (script) setAttributes(element, script);
  return element;
}

function replace(node: HTMLElement): void {
  if (seen.has(node)) return;
  seen.add(node);
  const element = createElement(node.dataset["kulla"]);
  if (!element) return;
  // A link stays one, as what is seen before and without the element.
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
  fromDocument("querySelectorAll")<HTMLElement>(":is(div, p, span, a)[data-kulla]").forEach(replace);
}

function start(): void {
  new MutationObserver(replaceAll).observe(document, { childList: true, subtree: true });
  replaceAll();
}

if (script) {
  void import(/* @vite-ignore */ new URL("kulla.js", script.src).href);
  if (script.dataset["kulla"]) script.after(createElement(script.dataset["kulla"]) ?? "");
  // A node that is still being parsed has not all its children yet.
  if (fromDocument("readyState") === "loading") fromDocument("addEventListener")("DOMContentLoaded", start);
  else start();
}
