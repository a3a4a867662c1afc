import type { Complex } from "../buildingTypes.ts";
import type { Fault, Rule } from "./fault.ts";
import { ruleBook } from "./ruleBook.ts";

export interface BrokenRule extends Fault {
  readonly rule: string;
}

/** Everything that is wrong with a complex. A rule the data is too broken for says so and lets the others go on. */
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
