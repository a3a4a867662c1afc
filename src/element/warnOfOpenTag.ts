import type { Host } from "./host.ts";

/** What a page has after an element and hardly in it: what a visitor reads while the element loads is a link or a picture. */
const foreign = /^(?:kulla-.*|script|main|header|footer|nav|h1)$/;

/** HTML has no `<kulla-building-picker />`: such a tag stays open, and what follows on the page becomes its fallback. */
export function warnOfOpenTag(element: Element, { warn }: Pick<Host, "warn">): void {
  const isOpen = [...element.querySelectorAll("*")].some(({ localName }) => foreign.test(localName));
  if (!isOpen) return;
  const { localName } = element;
  warn(
    `is not closed, so that the rest of the page lies in it: write <${localName}></${localName}>. HTML has no self-closing tags.`,
  );
}
