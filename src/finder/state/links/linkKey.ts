import { addressPart } from "./pageLinks.ts";
import { fromDocument } from "../../../page/fromDocument.ts";

const holders = new Map<string, Element>();

/**
 * Under which name an element keeps its place in the page's hash: `kulla` for the first of a page that does so,
 * `kulla-<id>` or `kulla-2` for the others. By their order in the page, so that a link means the same tomorrow.
 */
export function linkKey(element: Element): string {
  const root = element.getRootNode();
  const all = queryAll(root)?.("[deep-link=hash]") ?? [];
  const ours = [...all].filter(({ localName }) => localName.startsWith("kulla-"));
  const place = Math.max(0, ours.indexOf(element));
  const wanted = place === 0 ? "kulla" : `kulla-${element.id ? addressPart(element.id) : place + 1}`;
  // Elements of different shadow roots do not see each other.
  let key = wanted;
  for (let count = 2; isTaken(key, element); count += 1) key = `${wanted}-${count}`;
  holders.set(key, element);
  return key;
}

function queryAll(root: Node): ((selector: string) => NodeListOf<Element>) | undefined {
  if (root instanceof Document) return fromDocument("querySelectorAll", root);
  return root instanceof ShadowRoot ? (selector) => root.querySelectorAll(selector) : undefined;
}

function isTaken(key: string, element: Element): boolean {
  const holder = holders.get(key);
  return holder !== undefined && holder !== element && holder.isConnected;
}

/** The element has gone or links no more. */
export function freeLinkKey(key: string, element: Element): void {
  if (holders.get(key) === element) holders.delete(key);
}
