import { loadFailedText } from "../text/loadFailed.ts";
import css from "./loadFailed.css?inline";
import { placeOf } from "../navigation/placeOf.ts";

type Retry = () => Promise<unknown>;

const missing = new Set<Retry>();
let isDressed = false;
let notice: HTMLElement | undefined;

/**
 * Tells the visitor at the foot of the window that a part did not come, with a button that tries once more: here, as most browsers
 * ask again, and where that fails too by a reload. One notice stands for all that is missing; it is drawn without any of the parts
 * that may be, and is gone when the retry succeeds.
 */
export function tellLoadFailed(error: unknown, retry: Retry): void {
  console.error(error);
  missing.add(retry);
  if (notice) return;
  if (!isDressed) adoptSheet(css);
  isDressed = true;
  notice = drawNotice();
  document.body.append(notice);
}

function drawNotice(): HTMLElement {
  const { said, retry } = loadFailedText[placeOf(location.pathname).language];
  const drawn = document.createElement("div");
  drawn.className = "load-failed";
  drawn.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = said;
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
  const all = [...missing];
  missing.clear();
  for (const retry of all)
    void retry()
      .catch(reloadIfReachable)
      .catch((failed: unknown) => tellLoadFailed(failed, retry));
}

/** Adds a style sheet to the page without a tag: so it stands under a policy that forbids inline styles. */
export function adoptSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * The last resort for a part that did not come, as some browsers remember a module that failed for as long as the page lives. Only
 * when the site answers: a reload without a network would take away what is there. Forms keep what was typed themselves.
 */
export async function reloadIfReachable(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  if (!ok && status !== 404) throw new Error(`The site answers ${status}.`);
  location.reload();
}
