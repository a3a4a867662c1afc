const waiting = new WeakMap<Element, () => void>();
let sight: IntersectionObserver | undefined;

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    // An element without a box of its own is never seen, though its content may be.
    if (isIntersecting || getComputedStyle(target).display === "contents") {
      const come = waiting.get(target);
      forgetScreen(target);
      come?.();
    }
  }
}

/** Calls back once, when the element comes within 400 px of the screen; one observer serves all elements. */
export function waitForScreen(element: Element, come: () => void): void {
  sight ??= new IntersectionObserver(look, { rootMargin: "400px" });
  waiting.set(element, come);
  sight.observe(element);
}

export function forgetScreen(element: Element): void {
  waiting.delete(element);
  sight?.unobserve(element);
}
