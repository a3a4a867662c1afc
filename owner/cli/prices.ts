import { join } from "node:path";
import { PriceFileError, pricesName, readPrices } from "../sync/prices/priceFile.ts";
import { matchingChanges, pricesCsv, type PriceQuery } from "../sync/prices/pricesCsv.ts";
import { findFolder } from "../studio/server/folder/ownerFolder.ts";
import { print, printError } from "../system/terminal/print.ts";
import { runCommand, usageError } from "./commandLine.ts";

const help = `kulla prices <folder> [options]

Prints statuses and prices as CSV, as kulla sync --write, the studio and kulla publish have recorded them in the folder's
prices.jsonl. Without an option: every change with the day on which it took effect. Days are in UTC.

  --day <2026-11-29>       the status and price of every apartment at the end of that day
  --from <2026-11-01>      changes from that day on
  --to <2026-11-30>        changes up to that day
  --apartment <id>         only this apartment

Amounts have a decimal point. The status "ask" means that none was stated.

Exit codes: 0 everything is printed; 1 nothing is printed, or not everything, with the reason: if another program has changed
prices.jsonl, only the lines before its change are printed; 2 usage error.`;

const options = {
  day: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  apartment: { type: "string" },
} as const;

/** `kulla prices`; returns the exit code. */
export function pricesCommand(args: readonly string[]): Promise<number> {
  return runCommand(args, { help, options }, async ({ values, positionals: [path, ...more] }) => {
    if (path === undefined || more.length > 0) return usageError("Name the folder.", help);
    const problem = queryProblem(values);
    return problem === undefined ? printPrices(path, values) : usageError(problem, help);
  });
}

/** Why the options cannot be combined or read; undefined if they can. */
function queryProblem(query: PriceQuery): string | undefined {
  const { day, from, to } = query;
  for (const name of ["day", "from", "to"] as const) {
    const value = query[name];
    if (value !== undefined && !isDay(value)) return `--${name} takes a day like 2026-11-29, not "${value}".`;
  }
  if (day !== undefined && (from !== undefined || to !== undefined)) return "Use either --day, or --from and --to.";
  if (from !== undefined && to !== undefined && from > to) return `--from ${from} is after --to ${to}.`;
  return undefined;
}

function isDay(text: string): boolean {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

async function printPrices(path: string, query: PriceQuery): Promise<number> {
  const { root } = await findFolder(path);
  const { changes, failure } = await readPrices(join(root, pricesName)).then(
    (read) => ({ changes: read, failure: undefined }),
    (error: unknown) => {
      if (error instanceof PriceFileError) return { changes: error.intact, failure: error };
      throw error;
    },
  );
  if (failure) printError(`${pricesName}: ${failure.message}`);
  if (changes.length === 0) {
    if (!failure)
      printError(
        `There is no ${pricesName} in ${root} yet: kulla sync --write, the studio and kulla publish write it.`,
      );
    return 1;
  }
  const { apartment } = query;
  if (apartment !== undefined && !changes.some(({ id }) => id === apartment)) {
    printError(`${pricesName} has no apartment "${apartment}".`);
    return 1;
  }
  print(pricesCsv(matchingChanges(changes, query)));
  return failure ? 1 : 0;
}
