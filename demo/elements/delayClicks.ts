import { captureEarlyPress } from "../../src/page/earlyPress.ts";

const maxWaitMs = 2000;

/**
 * Delays a click on a link in an element that is not hydrated yet, and replays it in the element; after `maxWaitMs` the browser
 * follows the link. A click on a button waits until the element is hydrated.
 */
export function delayClicksUntilHydrated(): void {
  for (const element of document.querySelectorAll("*")) captureEarlyPress(element.shadowRoot);
  addEventListener("click", onClick, { capture: true });
}

function onClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const path = event.composedPath();
  const link = path.find((node) => node instanceof HTMLAnchorElement || node instanceof SVGAElement);
  const content = path.find((node) => node instanceof HTMLElement && node.matches(".kulla[hidden]"));
  if (!isPlain || !link || !(content instanceof Node)) return;
  event.preventDefault();
  event.stopPropagation();
  const observer = new MutationObserver(replayClick);
  const timer = setTimeout(replayClick, maxWaitMs);
  // The element removes the attribute once it is hydrated.
  observer.observe(content, { attributeFilter: ["hidden"] });

  function replayClick(): void {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener("click", onClick, { capture: true });
    link?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, cancelable: true }));
    delayClicksUntilHydrated();
  }
}
