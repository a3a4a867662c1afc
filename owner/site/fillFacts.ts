import { fill } from "../../src/text/format/fill.ts";

/** Facts of the project that a text may name, as `{from}`. A fact that the project does not state is absent. */
export type TextFacts = Readonly<Record<string, string | number>>;

/** The text with its facts filled in; "" if it names a fact that the project does not state, as the text would be untrue. */
export function fillFacts(text: string, facts: TextFacts): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return names.every((name) => Object.hasOwn(facts, name)) ? fill(text, facts) : "";
}
