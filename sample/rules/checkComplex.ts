import type { Complex } from "../buildingTypes.ts";
import type { Failure, Rule } from "./finding.ts";
import { ruleBook } from "./ruleBook.ts";

export interface BrokenRule extends Failure {
  readonly rule: string;
}

/** Checks a complex against all rules. A rule that throws on broken data is reported, and the other rules still run. */
export function checkComplex(complex: Complex): BrokenRule[] {
  return Object.entries<Rule>(ruleBook).flatMap(([name, rule]) =>
    findingsOf(rule, complex).map((finding) => ({ rule: name, ...finding })),
  );
}

function findingsOf(rule: Rule, complex: Complex): Failure[] {
  try {
    return rule(complex);
  } catch (error) {
    return [
      { place: "complex", problem: `could not be checked: ${error instanceof Error ? error.message : String(error)}` },
    ];
  }
}
