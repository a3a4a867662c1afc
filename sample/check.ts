// Checks the complex against its rules: prints a sentence per problem; exit code 1 if there are any.
import { complexModel } from "./model.ts";
import { checkComplex } from "./rules/checkComplex.ts";
import { print, printError } from "../owner/terminal/print.ts";

const faults = checkComplex(complexModel());
for (const { rule, place, problem } of faults) printError(`${rule}: ${place} ${problem}.`);
print(faults.length === 0 ? "The complex satisfies all its rules." : `${faults.length} problems.`);
process.exitCode = faults.length === 0 ? 0 : 1;
