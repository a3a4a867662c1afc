import type { ViewEvents } from "./view.ts";

/** A finger that moved less wants to press. */
const swipePx = 12;

/**
 * While a view shares its scroll with a page, the wheel and one finger belong to the page; with Ctrl (and the pinch of a touchpad,
 * which browsers send as such) the wheel zooms, with two fingers the view turns. Whoever tries otherwise gets a hint. Returns what undoes
 * it.
 */
export function shareScroll(container: HTMLElement, onHint: ViewEvents["onHint"]): () => void {
  const sharing = new AbortController();
  const options = { capture: true, passive: true, signal: sharing.signal };
  const isShared = (): boolean => container.classList.contains("shares-scroll");
  let start: Touch | undefined;
  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey || !isShared()) return;
    event.stopPropagation();
    onHint("ctrlWheel");
  };
  const onTouch = ({ type, touches }: TouchEvent): void => {
    const [touch] = touches;
    if (type === "touchstart") start = touch;
    if (!touch || !start || touches.length > 1 || !isShared()) return;
    const [across, down] = [Math.abs(touch.clientX - start.clientX), Math.abs(touch.clientY - start.clientY)];
    // Along the page it scrolls; across it was meant to turn the view.
    if (across > swipePx && across > down) onHint("twoFingers");
  };
  container.addEventListener("wheel", onWheel, options);
  container.addEventListener("touchstart", onTouch, options);
  container.addEventListener("touchmove", onTouch, options);
  return () => sharing.abort();
}
