// npm run faults: injects hundreds of faults into the built product. `-- --help` lists the options.
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readOptions, UsageError } from "../../owner/cli/readOptions.ts";
import { print as printLines, printError } from "../../owner/system/terminal/print.ts";
import { launchChromium } from "../bench/chromium.ts";
import { shellPath } from "../support/chromiumPaths.ts";
import type { FaultClass, Outcome } from "./faultClass.ts";
import { tryFolders } from "./folders/folders.ts";
import { tryForms } from "./forms.ts";
import { trySubmissions } from "./submissions/submissions.ts";
import { tryNetwork } from "./network/network.ts";
import { tryPictures } from "./pictures.ts";
import { tryProjects } from "./projects.ts";
import { tryStudio } from "./studio/studio.ts";

/**
 * Each class with the number of its cases: run manually, and in CI. Sequences of submissions depend on timing, so CI only counts
 * forbidden results, lost or duplicated submissions, in the bench.
 */
const classes: readonly (readonly [name: string, byHand: number, inCi: number, tryThem: FaultClass])[] = [
  ["submissions", 500, 0, trySubmissions],
  ["forms", 500, 16, tryForms],
  ["network", 340, 44, tryNetwork],
  ["pictures", 147, 49, tryPictures],
  ["projects", 4000, 100, tryProjects],
  ["studio", 300, 16, tryStudio],
  ["folders", 2000, 80, tryFolders],
];

// Kulla's notes outside of an owner's folder are separate from those of the user who runs this.
process.env["KULLA_STATE"] ??= resolve("node_modules/.cache/kulla-state");

const help = `npm run faults -- [options]

Injects faults into the built product, by seed (npm run build first).

  --only <class>      one class: ${classes.map(([name]) => name).join(", ")}
  --seed <number>     the first case (default: 1)
  --count <number>    how many cases of each class
  --workers <number>  how many at a time (default: 2)
  --gates             the part that CI runs, within five minutes

Exit codes: 0 all cases passed; 1 a case failed; 2 usage error.`;

const values = readCommand();

const seed = Number(values.seed);
const totals = { passed: 0, failed: 0 };
const browser = await launchChromium([], shellPath);
for (const [name, byHand, inCi, tryThem] of classes) {
  if (values.only && values.only !== name) continue;
  const count = Number(values.count ?? (values.gates ? inCi : byHand));
  if (count === 0) continue;
  print(name, await tryThem({ browser, seed, count, workers: Number(values.workers) }));
}
await browser.close();
mkdirSync("test-results", { recursive: true });
writeFileSync(
  "test-results/faults.json",
  JSON.stringify({ numPassedTests: totals.passed, numFailedTests: totals.failed }),
);
if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1;

function print(name: string, { cases, faults, more }: Outcome): void {
  for (const fault of faults)
    console.log(`  npm run faults -- --only ${name} --seed ${fault.seed} --count 1: ${fault.reported}`);
  const details = [`${cases} cases`, `${faults.length} faults`, ...(more ? [more] : []), `seed ${seed}`];
  console.log(`${name}: ${details.join(", ")}`);
  totals.passed += cases - faults.length;
  totals.failed += faults.length;
}

function readCommand() {
  try {
    const { values: options, positionals } = readOptions(process.argv.slice(2), {
      only: { type: "string" },
      seed: { type: "string", default: "1" },
      count: { type: "string" },
      workers: { type: "string", default: "2" },
      gates: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    });
    if (options.help) {
      printLines(help.split("\n"));
      process.exit(0);
    }
    if (positionals.length > 0) throw new UsageError(`"${positionals.join(" ")}" is not an option.`);
    if (options.only !== undefined && !classes.some(([name]) => name === options.only))
      throw new UsageError(`There is no class "${options.only}".`);
    for (const name of ["seed", "count", "workers"] as const)
      if (options[name] !== undefined && !/^\d+$/.test(options[name]))
        throw new UsageError(`--${name} takes a number, not "${options[name]}".`);
    return options;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printError([error.message, "", ...help.split("\n")]);
    process.exit(2);
  }
}
