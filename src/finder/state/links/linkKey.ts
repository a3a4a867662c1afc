import { addressPart } from "./pageLinks.ts";
import { documentProperty } from "../../../page/documentProperty.ts";

const holders = new Map<string, Element>();

/**
 * The key of an element's place in the page's hash: `kulla` for the first element that uses the hash, `kulla-<id>` or `kulla-2` for the
 * others. By document order, so that links stay valid.
 */
export function linkKey(element: Element): string {
  const root = element.getRootNode();
  const all = queryAll(root)?.("[deep-link=hash]") ?? [];
  const ours = [...all].filter(({ localName }) => localName.startsWith("kulla-"));
  const index = Math.max(0, ours.indexOf(element));
  const preferred = index === 0 ? "kulla" : `kulla-${element.id ? addressPart(element.id) : index + 1}`;
  // A selector does not reach elements in other shadow roots.
  let key = preferred;
  for (let count = 2; isTaken(key, element); count += 1) key = `${preferred}-${count}`;
  holders.set(key, element);
  return key;
}

function queryAll(root: Node): ((selector: string) => NodeListOf<Element>) | undefined {
  if (root instanceof Document) return documentProperty("querySelectorAll", root);
  return root instanceof ShadowRoot ? (selector) => root.querySelectorAll(selector) : undefined;
}

function isTaken(key: string, element: Element): boolean {
  const holder = holders.get(key);
  return holder !== undefined && holder !== element && holder.isConnected;
}

/** Frees the key when the element is removed or stops using the hash. */
export function freeLinkKey(key: string, element: Element): void {
  if (holders.get(key) === element) holders.delete(key);
}
