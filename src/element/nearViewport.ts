const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    // An element without a box never intersects, though its content may be visible.
    if (isIntersecting || getComputedStyle(target).display === "contents") notify(target);
  }
}

function notify(element: Element): void {
  const onNear = waiting.get(element);
  cancelNearViewport(element);
  onNear?.();
}

/** When the page is printed, all of it is visible. */
function notifyAll(): void {
  for (const element of waiting.keys()) notify(element);
}

/** Calls back once, when the element comes within 400 px of the viewport or the page is printed. All elements share an observer. */
export function whenNearViewport(element: Element, onNear: () => void): void {
  observer ??= new IntersectionObserver(onIntersection, { rootMargin: "400px" });
  if (waiting.size === 0) addEventListener("beforeprint", notifyAll);
  waiting.set(element, onNear);
  observer.observe(element);
}

export function cancelNearViewport(element: Element): void {
  if (!waiting.delete(element)) return;
  observer?.unobserve(element);
  if (waiting.size === 0) removeEventListener("beforeprint", notifyAll);
}
