/**
 * How much CSS `zoom` of the page enlarges the content of an element. Lengths relative to the window, such as `svh`, grow with it, and the
 * window does not: divide the window's height by it for content that has to fit. 1 in browsers that cannot tell.
 */
export const cssZoomOf = (element: Partial<Element> | null | undefined): number => element?.currentCSSZoom || 1;

/** Sets `--k-zoom` on a box, and again when its size changes, as it does when the page changes its zoom. */
export function followCssZoom(box: HTMLElement): void {
  let current = 1;
  new ResizeObserver(() => {
    const zoom = cssZoomOf(box);
    if (zoom !== current) box.style.setProperty("--k-zoom", `${(current = zoom)}`);
  }).observe(box);
}
