// Checks the complex against its rules: one sentence per fault, exit code 1.
import { complexModel } from "./model.ts";
import { checkComplex } from "./rules/checkComplex.ts";

const faults = checkComplex(complexModel());
for (const { rule, place, problem } of faults) console.error(`${rule}: ${place} ${problem}.`);
console.log(faults.length === 0 ? "The complex keeps all its rules." : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
