/** A window of less than this height, in pixels, is too low for a form: then a part of it may be out of sight. */
const lowestHeight = 480;

/** The part of this window that is on the screen. A frame as high as its content is mostly above or below it. */
function partInSight(): Promise<DOMRectReadOnly> {
  return new Promise((resolve) => {
    // The only way for a frame to learn this: its own scroll position is always 0.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const [entry] = entries;
      if (entry) resolve(entry.intersectionRect);
    });
    observer.observe(document.documentElement);
  });
}

/** What is placed by the edges of the window: notices at its top; dialogs, and a tour that is enlarged, in its entire height. */
const [notices, sheets] = [".toasts", "dialog, .tour-frame"];
const placed = ["top", "bottom", "height"] as const;

/** The layer's distances to the edges of the window become those to the edges of the part in sight. */
async function fit(layer: HTMLElement, isOpen: boolean): Promise<void> {
  for (const property of placed) layer.style.removeProperty(property);
  if (!isOpen) return;
  const sight = await partInSight();
  const bottom = Math.min(innerHeight, Math.max(sight.bottom, sight.top + lowestHeight));
  const top = Math.max(0, Math.min(sight.top, bottom - lowestHeight));
  const own = getComputedStyle(layer);
  const distances = [top + Number.parseFloat(own.top), innerHeight - bottom + Number.parseFloat(own.bottom)];
  layer.style.top = `${distances[0]}px`;
  if (!layer.matches(sheets)) return;
  layer.style.bottom = `${distances[1]}px`;
  layer.style.height = "auto";
}

/**
 * Opens dialogs and notices where the visitor is looking. In a frame that is as high as its content, the edges of the window are those of
 * the content: a form would begin far above the button that opened it.
 */
export function fitIntoSight(root: ShadowRoot): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement) void fit(target, target.open);
  }).observe(root, { attributeFilter: ["open"], subtree: true });
  // Popovers have no such attribute. Newer browsers dispatch this event for dialogs as well.
  root.addEventListener(
    "toggle",
    (event) => {
      const { target } = event;
      if (target instanceof HTMLDivElement && target.matches(`${notices}, ${sheets}`) && event instanceof ToggleEvent)
        void fit(target, event.newState === "open");
    },
    true,
  );
}
