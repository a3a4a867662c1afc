/*
 * Back and Forward: the browser restores the scroll position immediately, but a re-rendered page is still too short because its elements
 * render a moment later. Until they have, the page retains the height it had when the visitor left it.
 */
const heights = new Map<string, number>();
let shown = "";
let letGo: ReturnType<typeof setTimeout> | undefined;

/** Records the height of the page that the visitor is about to leave. */
export function savePageHeight(): void {
  heights.set(shown || location.pathname, document.documentElement.scrollHeight);
}

/** Restores the height of a page that was visited before, for as long as its elements may take to render. */
export function keepHeight(): void {
  savePageHeight();
  shown = location.pathname;
  const site = document.getElementById("site");
  const height = heights.get(shown);
  if (!site || height === undefined) return;
  site.style.minHeight = `${height}px`;
  clearTimeout(letGo);
  letGo = setTimeout(() => site.style.removeProperty("min-height"), 2000);
}

/** Notes that the page at the current address is now shown. */
export function markPageShown(): void {
  shown = location.pathname;
  clearTimeout(letGo);
  document.getElementById("site")?.style.removeProperty("min-height");
}
