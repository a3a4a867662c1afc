const waiting = new Map<Element, () => void>();
let sight: IntersectionObserver | undefined;

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    // An element without a box never intersects, though its content may be visible.
    if (isIntersecting || getComputedStyle(target).display === "contents") endWaiting(target);
  }
}

function endWaiting(element: Element): void {
  const come = waiting.get(element);
  forgetScreen(element);
  come?.();
}

/** Printing shows the whole page. */
function endAllWaiting(): void {
  for (const element of waiting.keys()) endWaiting(element);
}

/** Calls back once, when the element comes within 400 px of the screen or the page is printed. All elements share an observer. */
export function waitForScreen(element: Element, come: () => void): void {
  sight ??= new IntersectionObserver(look, { rootMargin: "400px" });
  if (waiting.size === 0) addEventListener("beforeprint", endAllWaiting);
  waiting.set(element, come);
  sight.observe(element);
}

export function forgetScreen(element: Element): void {
  if (!waiting.delete(element)) return;
  sight?.unobserve(element);
  if (waiting.size === 0) removeEventListener("beforeprint", endAllWaiting);
}
