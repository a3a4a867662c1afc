import type { ViewEvents } from "./view.ts";

/** A shorter movement counts as a press. */
const swipePx = 12;

/**
 * While a view shares its scroll with a page, the wheel and one finger belong to the page; with Ctrl (and the pinch of a touchpad,
 * which browsers report as such) the wheel zooms, and two fingers turn the view. Other attempts show a hint. Returns the function
 * that ends this.
 */
export function cooperativeScroll(container: HTMLElement, onHint: ViewEvents["onHint"]): () => void {
  const sharing = new AbortController();
  const options = { capture: true, passive: true, signal: sharing.signal };
  const isShared = (): boolean => container.classList.contains("shares-scroll");
  let start: Touch | undefined;
  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey || !isShared()) return;
    event.stopPropagation();
    onHint("ctrlWheel");
  };
  const onTouchEvent = ({ type, touches }: TouchEvent): void => {
    const [touch] = touches;
    if (type === "touchstart") start = touch;
    if (!touch || !start || touches.length > 1 || !isShared()) return;
    const [across, down] = [Math.abs(touch.clientX - start.clientX), Math.abs(touch.clientY - start.clientY)];
    // A vertical swipe scrolls the page; a horizontal one was meant to turn the view.
    if (across > swipePx && across > down) onHint("twoFingers");
  };
  container.addEventListener("wheel", onWheel, options);
  container.addEventListener("touchstart", onTouchEvent, options);
  container.addEventListener("touchmove", onTouchEvent, options);
  return () => sharing.abort();
}
