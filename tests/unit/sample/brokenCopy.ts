import type { Complex } from "../../../sample/buildingTypes.ts";
import type { RuleName } from "../../../sample/rules/ruleBook.ts";

/** What is broken, the rule that must refuse it, what that rule must say, and the copy. */
export type BrokenCopy = readonly [what: string, rule: RuleName, sentence: RegExp, broken: () => Complex];
