import type { LoadStyles } from "../../src/element/hostStore.ts";

/** The texts of style sheets by address: one request for all elements of a page. Failures are not cached. */
const texts = new Map<string, Promise<string>>();

/** Loads a style sheet: the one that server markup links, which the browser has cached, or else the one in the folder of the scripts. */
export const fetchStyles: LoadStyles = (name, root, scriptBase) => {
  const linked = root.querySelector<HTMLLinkElement>(`link[href$="/${name}.css"]`);
  const url = linked?.href ?? (scriptBase && `${scriptBase}${name}.css`);
  if (!url) return Promise.reject(new Error(`The address of ${name}.css is unknown.`));
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

/** Fetches the text of a style sheet. Rejects if it does not load completely within `maxWaitMs`, or is not a style sheet. */
async function loadStyleSheet(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(maxWaitMs) });
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  // A truncated style sheet would be applied without an error.
  const isComplete = /\}\s*$/.test(text);
  if (!response.ok || !type.includes("css") || !isComplete)
    throw new Error(`${url} is not a complete style sheet: status ${response.status}, type "${type}".`);
  return text;
}
