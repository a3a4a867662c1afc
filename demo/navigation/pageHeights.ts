/*
 * Back and Forward: the browser restores the scroll position at once, but a page rendered again is still short, as its elements draw
 * themselves a moment later. So the page keeps the height it had when it was left until they have.
 */
const heights = new Map<string, number>();
let shown = "";
let letGo: ReturnType<typeof setTimeout> | undefined;

/** Notes how tall the page is that the visitor is about to leave. */
export function noteHeight(): void {
  heights.set(shown || location.pathname, document.documentElement.scrollHeight);
}

/** Gives a page that was seen before its height back, for as long as its elements may take to draw. */
export function keepHeight(): void {
  noteHeight();
  shown = location.pathname;
  const site = document.getElementById("site");
  const height = heights.get(shown);
  if (!site || height === undefined) return;
  site.style.minHeight = `${height}px`;
  clearTimeout(letGo);
  letGo = setTimeout(() => site.style.removeProperty("min-height"), 2000);
}

/** The page that is shown from now on. */
export function showsNow(): void {
  shown = location.pathname;
  clearTimeout(letGo);
  document.getElementById("site")?.style.removeProperty("min-height");
}
