import { stopKeyup } from "../page/escapeKey.ts";

const noText = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether keys pressed on the target type text or choose an option. */
const isTextField = (target: EventTarget | undefined): boolean =>
  (target instanceof HTMLInputElement && !noText.test(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Shortcuts of the page. With AltGr, Ctrl and Alt type a character. */
const isCombination = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");

/**
 * Stops the propagation of keys that the element uses: an Escape handled by one of its views would also close the page's dialog, and
 * characters typed into its fields would trigger the page's one-letter shortcuts. An unhandled Escape, Tab and shortcuts reach the
 * page.
 */
export function containKeys(root: ShadowRoot): void {
  // A root has these listeners once, however often the element is mounted.
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, containKey);
}

function containKey(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key === "Tab") return;
  if (event.key === "Escape") {
    if (event.type !== "keydown" || !event.defaultPrevented) return;
    event.stopPropagation();
    stopKeyup(event.key);
  } else if (isTextField(event.composedPath()[0]) && !isCombination(event)) event.stopPropagation();
}
