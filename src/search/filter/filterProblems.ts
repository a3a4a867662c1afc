import { kinds, outdoors, orientations, statuses } from "./filter.ts";
import { parseRange } from "./filterText.ts";

/** Which values a condition can have, and the end of the sentence about another value. */
type Rule = {
  readonly accepts: (value: string) => boolean;
  /** What to write instead. */
  readonly right: string;
  readonly consequence: string;
};

const consequence = "which is ignored";
const oneOf = (all: readonly string[]): Rule => ({
  accepts: (value) => all.includes(value),
  right: `one of ${all.join(", ")}`,
  consequence,
});
const isRange = (value: string): boolean => parseRange(value) !== undefined;
const range: Rule = { accepts: isRange, right: "a range: 60-90, 60- or -90", consequence };

/** The rules of the conditions in a filter's text, by name. */
const rulesFor = (towers: readonly string[]): Readonly<Record<string, Rule>> => ({
  bedrooms: { accepts: (value) => /^\d{1,2}$/.test(value), right: "numbers: 2,3", consequence },
  area: range,
  floor: range,
  side: oneOf(orientations),
  tower: { ...oneOf(towers), consequence: "which the project does not have" },
  outdoor: {
    accepts: (value) => oneOf(outdoors).accepts(value) || isRange(value),
    right: `one of ${outdoors.join(", ")}, or a range: 5-`,
    consequence,
  },
  kind: oneOf(kinds),
  status: oneOf(statuses),
  price: range,
  perM2: range,
});

/** A form on a page without script sends the ends of a range as separate values, with the spaces that a visitor typed. */
const rangeEnd: Rule = {
  accepts: (value) => isRange(value.replaceAll(/\s/g, "")),
  right: "a number",
  consequence,
};
const rangeEndNames = /^(?:area|floor|outdoor|price|perM2)-(?:from|to)$/;
/** Such a form sends these as well. */
const otherFields: ReadonlySet<string> = new Set(["view", "sort"]);

/** Sentences for the page's author about conditions that have no effect or that no apartment meets. `towers`: the project's ids. */
export function filterProblems(text: string, towers: readonly string[]): readonly string[] {
  const rules = new Map(Object.entries(rulesFor(towers)));
  const names = [...rules.keys()].join(", ");
  return [...new URLSearchParams(text.replace(/^#/, ""))].flatMap(([name, values]) => {
    if (otherFields.has(name)) return [];
    const rule = rangeEndNames.test(name) ? rangeEnd : rules.get(name);
    if (!rule) return `has a filter with "${name}", which is ignored: write one of ${names}.`;
    return values
      .split(",")
      .map((value) => value.trim())
      .filter((value) => value !== "" && !rule.accepts(value))
      .map((value) => `has a filter with ${name}=${value}, ${rule.consequence}: write ${rule.right}.`);
  });
}
