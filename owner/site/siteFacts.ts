import { fill } from "../../src/text/format/fill.ts";

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

/** Facts of the project that a text may name, as `{from}`. A fact that the project does not state is absent. */
export type TextFacts = Readonly<Record<string, string | number>>;

/** The text with its facts filled in; "" if it names a fact that the project does not state, as the text would be untrue. */
export function fillFacts(text: string, facts: TextFacts): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return names.every((name) => Object.hasOwn(facts, name)) ? fill(text, facts) : "";
}
