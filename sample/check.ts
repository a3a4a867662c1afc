// Checks the complex against its rules: one sentence per fault, exit code 1.
import { complexModel } from "./model.ts";
import { checkComplex } from "./rules/checkComplex.ts";
import { print, printError } from "../owner/terminal/print.ts";

const faults = checkComplex(complexModel());
for (const { rule, place, problem } of faults) printError(`${rule}: ${place} ${problem}.`);
print(faults.length === 0 ? "The complex keeps all its rules." : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
