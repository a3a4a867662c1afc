// Checks the model of the sample project against its rules: prints a sentence for each problem, and exits with 1 if there are any.
import { complexModel } from "./model.ts";
import { checkComplex } from "./rules/checkComplex.ts";
import { print, printError } from "../owner/system/terminal/print.ts";

const findings = checkComplex(complexModel());
for (const { rule, place, problem } of findings) printError(`${rule}: ${place} ${problem}.`);
print(findings.length === 0 ? "The complex satisfies all its rules." : `Problems: ${findings.length}`);
process.exitCode = findings.length === 0 ? 0 : 1;
