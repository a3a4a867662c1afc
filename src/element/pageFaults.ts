import { unknownTextsFault } from "../text/unknownTexts.ts";
import { accentFaults } from "./accent/accentFaults.ts";
import { headingLevelFault } from "./headingLevel.ts";
import type { Host } from "./host.ts";

type Suspected = {
  /** The element contains what a page has after it, and hardly in it. */
  readonly isOpen: boolean;
  /** The page sets colours of its own. */
  readonly hasColours: boolean;
  /** The page's texts as given; `null` if it has none. */
  readonly texts: unknown;
  /** The attribute `heading-level`. */
  readonly level: string | null;
};

/** What the page's author should change at an element, in sentences that follow its tag's name. */
export function pageFaults(
  { element, root }: Pick<Host, "element" | "root">,
  { isOpen, hasColours, texts, level }: Suspected,
): readonly string[] {
  const { localName } = element;
  // HTML has no `<kulla-building-picker />`: such a tag stays open, and what follows on the page becomes its fallback.
  const open = `is not closed, so that the rest of the page lies in it: write <${localName}></${localName}>. HTML has no self-closing tags.`;
  const written = [unknownTextsFault(texts), headingLevelFault(level)].filter((fault) => fault !== undefined);
  return [...(isOpen ? [open] : []), ...(hasColours ? accentFaults(root) : []), ...written];
}
