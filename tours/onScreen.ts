/** Longer than a scroll past. */
const awayMs = 1500;

/** Tells when a view has left the screen for a while, in a frame too, and when it is back. */
export function onScreen(element: Element, onAway: () => void, onBack: () => void): void {
  let timer = 0;
  new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) onBack();
    else timer = window.setTimeout(onAway, awayMs);
  }).observe(element);
}
