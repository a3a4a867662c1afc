/** Facts of the project that a page's text may name in braces; the showcase fills them in (demo/text/textFacts.ts). */
const siteFacts: ReadonlySet<string> = new Set(["from", "to", "towers", "floors", "apartments", "units", "count"]);

/**
 * Names in braces in a text that are not facts of a project: the showcase would leave the entire text out. Texts of `heads`, which name
 * other facts, are not edited in the studio.
 */
export function unknownFacts(text: string): readonly string[] {
  const placeholders = [...text.matchAll(/\{(\w+)\}/g)];
  return placeholders.flatMap(([braces, name = ""]) => (siteFacts.has(name) ? [] : [braces]));
}

/** Whether a text may be about figures counted from the project. */
export const namesFacts = (field: string): boolean => field === "lead" || field === "text" || field === "figuresNote";
