import { loadFailedText } from "../text/loadFailed.ts";
import css from "./loadFailed.css?inline";
import { matchRoute } from "../navigation/matchRoute.ts";

type Retry = () => Promise<unknown>;

const pendingRetries = new Set<Retry>();
let hasStyles = false;
let notice: HTMLElement | undefined;

/**
 * Shows a notice at the bottom of the window that a part did not load, with a button that retries: first in place, which works in most
 * browsers, and if that fails too, with a reload. A single notice covers everything that is missing. It is drawn without any of the parts
 * that may be missing. A press removes it; it returns if the retry fails.
 */
export function showLoadFailed(error: unknown, retry: Retry): void {
  console.error(error);
  pendingRetries.add(retry);
  if (notice) return;
  if (!hasStyles) adoptStyles(css);
  hasStyles = true;
  notice = drawNotice();
  document.body.append(notice);
}

function drawNotice(): HTMLElement {
  const { message, retry } = loadFailedText[matchRoute(location.pathname).language];
  const drawn = document.createElement("div");
  drawn.className = "load-failed";
  drawn.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = message;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = retry;
  button.addEventListener("click", tryAgain);
  drawn.append(text, button);
  return drawn;
}

function tryAgain(): void {
  notice?.remove();
  notice = undefined;
  const all = [...pendingRetries];
  pendingRetries.clear();
  for (const retry of all)
    void retry()
      .catch(reloadIfReachable)
      .catch((failed: unknown) => showLoadFailed(failed, retry));
}

/** Adds a style sheet without a tag, which works under a policy that forbids inline styles. */
export function adoptStyles(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * The last resort for a part that did not load, as some browsers remember a failed module for the lifetime of the page. Only reloads if
 * the site responds: without a network, a reload would remove the existing page. Forms store typed text themselves.
 */
export async function reloadIfReachable(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  if (!ok && status !== 404) throw new Error(`The site responded with status ${status}.`);
  location.reload();
}
