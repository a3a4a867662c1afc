import type { Complex } from "../../../sample/buildingTypes.ts";
import type { RuleName } from "../../../sample/rules/ruleBook.ts";

/** The broken part, the rule that must refuse it, its message, and the copy. */
export type BrokenCopy = readonly [what: string, rule: RuleName, sentence: RegExp, broken: () => Complex];
