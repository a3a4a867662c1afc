import type { LoadStyles } from "../../src/element/hostStore.ts";

/** One request for all elements of a page; failures are not cached. */
const texts = new Map<string, Promise<string>>();

/** Loads a style sheet: the one that server markup links, which is in the cache, or else from the scripts' folder. */
export const fetchStyles: LoadStyles = (name, root, scriptBase) => {
  const linked = root.querySelector<HTMLLinkElement>(`link[href$="/${name}.css"]`);
  const url = linked?.href ?? (scriptBase && `${scriptBase}${name}.css`);
  if (!url) return Promise.reject(new Error("The folder of the style sheets is unknown."));
  const text =
    texts.get(url) ??
    loadStyleSheet(url).catch((error: unknown) => {
      texts.delete(url);
      throw error;
    });
  texts.set(url, text);
  return text;
};

const maxWaitMs = 120_000;

/** Fetches the text of a style sheet (absolute URL). Rejects if it does not load completely within 120 s, or is not a style sheet. */
async function loadStyleSheet(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(maxWaitMs) });
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  // Part of a style sheet would be applied without an error.
  const isWhole = /\}\s*$/.test(text);
  if (!response.ok || !type.includes("css") || !isWhole) throw new Error(`${response.status} ${type} for ${url}`);
  return text;
}
