/** So long a press waits for an element's code; then its link is followed. */
const patienceMs = 2000;

/**
 * What is pressed in an element before its code has come waits for it, and is done then as any later press; where the code lets
 * the visitor wait, the link leads on.
 */
export function holdPresses(): void {
  addEventListener("click", hold, { capture: true });
}

function hold(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const path = event.composedPath();
  const link = path.find((node) => node instanceof HTMLAnchorElement || node instanceof SVGAElement);
  const box = path.find((node) => node instanceof HTMLElement && node.matches(".kulla[hidden]"));
  if (!isPlain || !link || !(box instanceof Node)) return;
  event.preventDefault();
  event.stopPropagation();
  const observer = new MutationObserver(press);
  const timer = setTimeout(press, patienceMs);
  // It goes when the element lives.
  observer.observe(box, { attributeFilter: ["hidden"] });

  function press(): void {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener("click", hold, { capture: true });
    link?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, cancelable: true }));
    holdPresses();
  }
}
