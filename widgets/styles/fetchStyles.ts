import type { LoadStyles } from "../../src/element/hostStore.ts";
import { loadStyleSheet } from "../../src/services/loadStyleSheet.ts";

/** One request for all elements of a page; a failure is not remembered. */
const texts = new Map<string, Promise<string>>();

/** A style sheet from beside the scripts: the one that a server's markup links, which the page has already, or the same elsewhere. */
export const fetchStyles: LoadStyles = (name, root, scriptBase) => {
  const linked = root.querySelector<HTMLLinkElement>(`link[href$="/${name}.css"]`);
  const url = linked?.href ?? (scriptBase && `${scriptBase}${name}.css`);
  if (!url) return Promise.reject(new Error("There is no folder that the style sheets lie in."));
  const text =
    texts.get(url) ??
    loadStyleSheet(url).catch((error: unknown) => {
      texts.delete(url);
      throw error;
    });
  texts.set(url, text);
  return text;
};
