/** Facts of the project that a text of a page may name in braces; the showcase fills them in (demo/text/textFacts.ts). */
const siteFacts: ReadonlySet<string> = new Set(["from", "to", "towers", "floors", "apartments", "units", "count"]);

/**
 * What stands in braces in a text without being a fact of a project: the showcase would leave the whole text out. Texts of `heads`, which name
 * other facts, are not written in the studio.
 */
export function unknownFacts(text: string): readonly string[] {
  const named = [...text.matchAll(/\{(\w+)\}/g)];
  return named.flatMap(([braces, name = ""]) => (siteFacts.has(name) ? [] : [braces]));
}

/** Whether a text may be about what the project counts. */
export const namesFacts = (field: string): boolean => field === "lead" || field === "text" || field === "figuresNote";
