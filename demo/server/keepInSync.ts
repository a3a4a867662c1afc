import { watch, type FSWatcher } from "node:fs";
import { basename, dirname, join } from "node:path";
import { writeAvailability } from "../../owner/sync/availabilityFile.ts";
import { planSync, writingOf } from "../../owner/sync/planSync.ts";
import { reportOf } from "../../owner/sync/report.ts";
import { SyncError } from "../../owner/sync/SyncError.ts";

export type SyncOptions = {
  /** sync.json; its sheet is a file next to it. */
  readonly config: string;
  /** The availability.json that the started site serves. */
  readonly out: string;
  /** Called with each report, to print it. */
  readonly tell: (report: string) => void;
};

/** Programs save in several steps, each of which is an event. */
const debounceMs = 200;
/** Like a cron job: the file must not become stale while the sheet is not edited. */
const refreshMs = 3_600_000;

/**
 * Writes the started site's availability according to the sheet, and again whenever the sheet is saved. Changes for which `kulla sync`
 * requires confirmation are applied immediately, so that whoever edits a cell sees the result. Resolves after the first write. The returned
 * function stops watching, and resolves once no write is in progress.
 */
export async function keepInSync({ config, out, tell }: SyncOptions): Promise<() => Promise<void>> {
  let queue = Promise.resolve();
  let debounceTimer: NodeJS.Timeout | undefined;
  const sync = (isQuiet: boolean) => (queue = queue.then(() => syncOnce({ config, out, tell }, isQuiet)));
  const saved = (name: string | null): void => {
    if (name === null || !/\.(?:csv|xlsx|json)$/.test(name) || name === basename(out)) return;
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(() => void sync(false), debounceMs);
  };
  const watcher = watchFolder(dirname(config), saved, tell);
  const refresh = setInterval(() => void sync(true), refreshMs);
  await sync(true);
  return () => {
    watcher?.close();
    clearTimeout(debounceTimer);
    clearInterval(refresh);
    return queue;
  };
}

/** Watches the folder instead of the file, because many programs save by replacing the file with a new one. */
function watchFolder(
  folder: string,
  saved: (name: string | null) => void,
  tell: SyncOptions["tell"],
): FSWatcher | undefined {
  const giveUp = () => tell(`${folder} cannot be watched on this machine: the sheet is read once an hour.`);
  try {
    return watch(folder, (_, name) => saved(name)).on("error", giveUp);
  } catch {
    giveUp();
    return undefined;
  }
}

async function syncOnce({ config, out, tell }: SyncOptions, isQuiet: boolean): Promise<void> {
  try {
    const plan = await planSync(config, new Date(), out);
    await writeAvailability({ ...writingOf(plan), history: join(dirname(out), "..", "..", "history") });
    if (!isQuiet) tell(reportOf({ ...plan, stops: [] }, "The running site has been updated."));
  } catch (error) {
    if (!(error instanceof SyncError)) throw error;
    tell(error.message);
  }
}
