import { pricesName } from "../sync/prices/priceFile.ts";
import { openPriceRecord } from "../sync/prices/priceRecord.ts";
import { writeAvailability } from "../sync/availabilityFile.ts";
import { hasFailures, planSync, writingOf, type SyncPlan } from "../sync/planSync.ts";
import { reportOf } from "../sync/report.ts";
import { SyncError } from "../sync/SyncError.ts";
import { print, printError } from "../system/terminal/print.ts";
import { runCommand, usageError } from "./commandLine.ts";

const help = `kulla sync --config <file> [options]

Updates the pages' statuses and prices from your list (a CSV file, an Excel file or JSON) and writes availability.json.
Without --write it only shows what would change.

  --config <file>   sync.json: where the list is, which columns are read, what is written
  --write           writes the file, keeps the previous one in history/ next to sync.json, and appends the changes to
                    prices.jsonl there (kulla prices prints it)
  --yes             writes even if many apartments change, or a sold one becomes available

A list at an http(s) address is read within 30 s and up to 50 MB. At most five redirects are followed: never from https to
http, and never to an address of this computer or of a local network, unless the address in sync.json is of the same kind:
an IP address, or a name of your own network ("nas", "nas.local"). A public name is read at public addresses only. A name
and password in that address (https://name:password@host/) go to its own host only. Reports, errors and availability.json
name only the hosts and plain file names of addresses, never their other parts.

Exit codes: 0 no problems; 1 a problem was reported: wrong rows or unknown apartments (the others are written), a change that
needs --yes (nothing is written), a file that cannot be read or written (nothing is written), a prices.jsonl that another
program has changed (statuses and prices are written); 2 usage error.`;

const options = {
  config: { type: "string" },
  write: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
} as const;

/** `kulla sync`; returns the exit code. */
export function syncCommand(args: readonly string[]): Promise<number> {
  return runCommand(args, { help, options }, async ({ values, positionals: [unexpected] }) => {
    if (unexpected !== undefined)
      return usageError(`"${unexpected}" is not an option. Did you mean --config ${unexpected}?`, help);
    if (values.config === undefined) return usageError("--config is missing: --config <file> names sync.json.", help);
    try {
      const plan = await planSync(values.config, new Date());
      return await runPlan(plan, values.write, values.yes);
    } catch (error) {
      if (!(error instanceof SyncError)) throw error;
      printError(error.message.split("\n"));
      return 1;
    }
  });
}

async function runPlan(plan: SyncPlan, isWriting: boolean, isConfirmed: boolean): Promise<number> {
  const isStopped = plan.stops.length > 0 && !isConfirmed;
  const { file: availability, project, config } = plan;
  const prices = await openPriceRecord(config.prices, availability.generatedAt.slice(0, 10));
  let { failure } = prices;
  if (isWriting && !isStopped) {
    await writeAvailability({ ...writingOf(plan), next: prices.withHistory({ project, availability }) });
    failure = await prices.record({ project, availability });
  }
  print(reportOf(plan, outcome(plan, isWriting, isStopped)).split("\n"));
  if (failure) printError(`${pricesName}: ${failure.message}`);
  return isStopped || hasFailures(plan) || failure ? 1 : 0;
}

function outcome({ config, file }: SyncPlan, isWriting: boolean, isStopped: boolean): string {
  if (isStopped) return "Nothing is written: review the changes, then add --yes.";
  return isWriting ? `Written: ${config.out}, revision ${file.revision}.` : "Nothing is written yet: add --write.";
}
