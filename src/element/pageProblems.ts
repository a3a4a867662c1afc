import { accentProblems } from "./accent/accentProblems.ts";
import { attributeProblems, headingLevelProblem, textsProblem } from "./attributes/attributeProblems.ts";
import { parts } from "../parts/parts.ts";
import type { Host } from "./host.ts";

/** What the quick check (usePageProblems.ts) found. */
type QuickCheck = {
  /** The tag is probably not closed: the element contains nodes that usually follow it. */
  readonly isOpen: boolean;
  /** The attributes that the element reads. */
  readonly attributes: readonly string[];
  /** The page sets its own colours. */
  readonly hasColours: boolean;
  /** The values of the attributes `texts`, parsed, and `heading-level`; `null` if absent. */
  readonly texts: unknown;
  readonly level: string | null;
};

/** Problems of an element that the page's author should fix, as sentences that follow the tag's name. */
export async function pageProblems(
  { element, root }: Pick<Host, "element" | "root">,
  { isOpen, attributes, hasColours, texts, level }: QuickCheck,
): Promise<readonly string[]> {
  const { localName } = element;
  // HTML has no `<kulla-building-picker />`: such a tag stays open, and the content that follows on the page becomes its fallback.
  const notClosed = `is not closed, so the rest of the page is inside it: write <${localName}></${localName}>. HTML has no self-closing tags.`;
  const problems = [
    isOpen ? notClosed : undefined,
    texts === null ? undefined : textsProblem(texts, await parts.en.load()),
    headingLevelProblem(level),
    ...attributeProblems(
      attributes,
      [...element.attributes].map(({ name, value }) => [name, value]),
    ),
  ];
  return [...problems.filter((problem) => problem !== undefined), ...(hasColours ? accentProblems(root) : [])];
}
