import { fileURLToPath } from "node:url";
import type { Progress } from "../studio/draft/api.ts";
import type { PriceFileError } from "../sync/prices/priceFile.ts";
import { dropReceivedAgreements } from "../studio/server/draft/receivedAgreements.ts";
import { movedAsideText } from "../studio/server/folder/trustFolder.ts";
import { lockFolder } from "../studio/server/folder/folderLock.ts";
import { ownNames } from "../studio/server/folder/folderPath.ts";
import { findFolder, type OwnerFolder } from "../studio/server/folder/ownerFolder.ts";
import { printedProblems, problemText } from "../studio/server/publish/problem.ts";
import { bringBack, previousVersions } from "../studio/server/publish/publishedFolder.ts";
import { publishFolder, type Published, type SyncedList } from "../studio/server/publish/publishFolder.ts";
import { runCommand, usageError } from "./commandLine.ts";
import { print, printError } from "../system/terminal/print.ts";

const help = `kulla publish <folder> [options]

Builds <folder>/published/ from the studio's draft (kulla-draft.json) and the pictures next to it: project.json,
availability.json and every picture in the widths and formats that visitors' browsers support. Only changed files are
built again. The new folder replaces the old one when it is complete, or not at all; after Ctrl+C, finished files are reused.

  --versions         lists the previous versions; the last three are kept
  --back <number>    restores one of them, with the current statuses and prices
  --allow-tour <id>  publishes a tour that was made elsewhere with its own pages and scripts, which run under your own
                     address; may be given several times. Without it, or the same agreement in the studio, such a tour
                     is left out. Web server programs (.php, .htaccess) and hidden files always are

Pictures need the package "sharp": npm install sharp

Changes of statuses and prices are appended to prices.jsonl (kulla prices prints it).

Exit codes: 0 done, or nothing to do; 1 nothing, or no prices.jsonl, was written, with the reason; 2 usage error.`;

/** As in the package: this code is in bin/c/, the tour viewer next to the studio's page. */
const viewer = fileURLToPath(new URL("../../studio", import.meta.url));

const options = {
  versions: { type: "boolean", default: false },
  back: { type: "string" },
  "allow-tour": { type: "string", multiple: true, default: [] as string[] },
} as const;

/** `kulla publish`; returns the exit code. */
export function publishCommand(args: readonly string[]): Promise<number> {
  return runCommand(args, { help, options }, async ({ values, positionals: [path, ...more] }) => {
    const { versions, back, "allow-tour": allowedTours } = values;
    if (path === undefined || more.length > 0) return usageError("Name the folder.", help);
    if (back !== undefined && !/^\d+$/.test(back)) return usageError(`--back takes a number, not "${back}".`, help);
    const folder = await findFolder(path);
    if (versions) return listVersions(folder);
    return inFolder(folder, { back: back === undefined ? undefined : Number(back), allowedTours });
  });
}

async function listVersions(folder: OwnerFolder): Promise<number> {
  const versions = await previousVersions(folder);
  for (const { number, publishedAt } of versions) print(`${number}  ${publishedAt}`);
  if (versions.length === 0) print("There is no previous version.");
  return 0;
}

type PublishArgs = { readonly back: number | undefined; readonly allowedTours: readonly string[] };

async function inFolder(folder: OwnerFolder, { back, allowedTours }: PublishArgs): Promise<number> {
  const lock = await lockFolder(folder, "kulla publish");
  printMovedAside(ownNames.work, lock.movedAside);
  const stop = new AbortController();
  const onStop = () => stop.abort();
  process.once("SIGINT", onStop).once("SIGTERM", onStop);
  try {
    if (lock.isNew) await dropReceivedAgreements(folder);
    if (back === undefined)
      return printReport(
        await publishFolder({ folder, lock, viewer, allowedTours, signal: stop.signal, onProgress: progressPrinter() }),
      );
    const { version, movedAside, priceFailure } = await bringBack(folder, back);
    printMovedAside(ownNames.published, movedAside);
    print(`Version ${back} is back, as version ${version.number}.`);
    return reportPriceFailure(priceFailure);
  } finally {
    process.off("SIGINT", onStop).off("SIGTERM", onStop);
    await lock.release();
  }
}

function printMovedAside(from: string, to: string | undefined): void {
  if (to !== undefined) print(movedAsideText(from, to));
}

/** The maximum number of ids printed; the others are only counted. */
const maxListed = 20;

/** Which statuses and prices visitors get if the owner syncs a list. */
function statusLines(list: SyncedList | undefined): readonly string[] {
  if (!list) return [];
  const { source, generatedAt, applies, differing } = list;
  const name = `the list ${source || "of another program"}, read at ${generatedAt}`;
  if (!applies) return [`the statuses and prices of the draft replace those of ${name}.`];
  const rest = differing.length > maxListed ? ` and ${differing.length - maxListed} more` : "";
  const ids = `${differing.slice(0, maxListed).join(", ")}${rest}`;
  return [
    `visitors get the statuses and prices of ${name}, not those of the draft.`,
    ...(differing.length > 0 ? [`the draft differs for ${ids}: choose in the studio which apply.`] : []),
  ];
}

const reportIntervalMs = 5000;

/** Prints progress every few seconds at most, so that a log file does not fill up. */
function progressPrinter(): (progress: Progress) => void {
  let reportedMs = performance.now();
  return ({ step, done, total, secondsLeft }) => {
    if (step !== "files" || performance.now() - reportedMs < reportIntervalMs) return;
    reportedMs = performance.now();
    const left = secondsLeft === undefined ? "" : `, about ${secondsLeft} s left`;
    print(`${Math.floor((100 * done) / total)} % of the files are ready${left}.`);
  };
}

function printReport(published: Published): number {
  if (published.kind === "refused") {
    const blocking = published.problems.filter(({ severity }) => severity === "block");
    for (const problem of printedProblems(blocking, published.draft)) printError(problemText(problem));
    printError("Nothing was published: fix these first.");
    return 1;
  }
  const { kind, version, leftOut, movedAside, priceFailure } = published;
  printMovedAside(ownNames.published, movedAside);
  for (const problem of printedProblems(leftOut, published.draft)) print(`Note: ${problemText(problem)}`);
  for (const line of statusLines(published.list)) print(`Note: ${line}`);
  const files = Object.keys(version.files).length;
  const bytes = Object.values(version.files).reduce((sum, each) => sum + each, 0);
  const size = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
  if (kind === "unchanged") print(`Nothing has changed: version ${version.number} is published already (${size}).`);
  else print(`Published: version ${version.number} in published/ (${size}).`);
  return reportPriceFailure(priceFailure);
}

/** Returns the exit code. */
function reportPriceFailure(failure: PriceFileError | undefined): number {
  if (failure) printError(`${ownNames.prices}: ${failure.message}`);
  return failure ? 1 : 0;
}
