import { keepRelease } from "../page/escapeKey.ts";

const noText = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Where letters are typed, or choose. */
const isTextField = (target: EventTarget | undefined): boolean =>
  (target instanceof HTMLInputElement && !noText.test(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** The page's own combinations; what AltGr types is a letter. */
const isCombination = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");

/**
 * Keys that an element uses go no further than the element: an Escape that one of its views has acted on would close the page's own
 * dialog, too, and letters that are typed into its fields would call the page's one-letter shortcuts. Escape that nobody used, Tab
 * and combinations stay the page's.
 */
export function keepKeys(root: ShadowRoot): void {
  // Once, however often the element is mounted.
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, keep);
}

function keep(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key === "Tab") return;
  if (event.key === "Escape") {
    if (event.type !== "keydown" || !event.defaultPrevented) return;
    event.stopPropagation();
    keepRelease(event.key);
  } else if (isTextField(event.composedPath()[0]) && !isCombination(event)) event.stopPropagation();
}
