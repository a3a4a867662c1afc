import { formatShortlist, parseShortlist, type Shortlist } from "./shortlist.ts";

const key = "kulla-list=";

/** The shortlist in a page's hash, `#top&kulla-list=k5-09-07,k6-04-04`; `undefined` if there is none. */
export function listOfHash(hash: string): Shortlist | undefined {
  const part = partsOf(hash).find((each) => each.startsWith(key));
  const list = part === undefined ? [] : parseShortlist(part.slice(key.length));
  return list.length > 0 ? list : undefined;
}

/** The hash with its shortlist replaced, or removed if empty; the other parts stay. */
export function hashWithList(hash: string, list: Shortlist): string {
  const others = partsOf(hash).filter((part) => !part.startsWith(key));
  const parts = list.length > 0 ? [...others, key + formatShortlist(list)] : others;
  return parts.length > 0 ? `#${parts.join("&")}` : "";
}

const partsOf = (hash: string): readonly string[] => hash.replace(/^#/, "").split("&").filter(Boolean);
