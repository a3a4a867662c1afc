// Checks the complex against its rules: prints a sentence per problem; exit code 1 if there are any.
import { complexModel } from "./model.ts";
import { checkComplex } from "./rules/checkComplex.ts";
import { print, printError } from "../owner/system/terminal/print.ts";

const findings = checkComplex(complexModel());
for (const { rule, place, problem } of findings) printError(`${rule}: ${place} ${problem}.`);
print(findings.length === 0 ? "The complex satisfies all its rules." : `${findings.length} problems.`);
process.exitCode = findings.length === 0 ? 0 : 1;
