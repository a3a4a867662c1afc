/** Longer than scrolling past takes. */
const awayMs = 1500;

/** Calls back when an element has been off screen for a while, also inside a frame, and when it is back. */
export function watchVisibility(element: Element, onAway: () => void, onBack: () => void): void {
  let timer = 0;
  new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) onBack();
    else timer = window.setTimeout(onAway, awayMs);
  }).observe(element);
}
