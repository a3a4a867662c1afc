import type { Complex } from "../buildingTypes.ts";
import type { Fault, Rule } from "./fault.ts";
import { ruleBook } from "./ruleBook.ts";

export interface BrokenRule extends Fault {
  readonly rule: string;
}

/** Checks a complex against all rules. A rule that throws on broken data is reported, and the other rules still run. */
export function checkComplex(complex: Complex): BrokenRule[] {
  return Object.entries<Rule>(ruleBook).flatMap(([name, rule]) =>
    faultsOf(rule, complex).map((fault) => ({ rule: name, ...fault })),
  );
}

function faultsOf(rule: Rule, complex: Complex): Fault[] {
  try {
    return rule(complex);
  } catch (error) {
    return [
      { place: "complex", problem: `could not be checked: ${error instanceof Error ? error.message : String(error)}` },
    ];
  }
}
