import { watch, type FSWatcher } from "node:fs";
import { basename, dirname, join } from "node:path";
import { writeAvailability } from "../../owner/sync/availabilityFile.ts";
import { planSync, writingOf } from "../../owner/sync/planSync.ts";
import { reportOf } from "../../owner/sync/report.ts";
import { SyncFault } from "../../owner/sync/SyncFault.ts";

export type InSync = {
  /** sync.json; its sheet lies in a file beside it. */
  readonly config: string;
  /** The availability.json that the started site serves. */
  readonly out: string;
  /** Called with each report, to print it. */
  readonly tell: (report: string) => void;
};

/** A program saves in several steps, of which each is noticed. */
const settledMs = 200;
/** As a cron job would: the file must not get stale while the sheet is not edited. */
const refreshMs = 3_600_000;

/**
 * Writes the started site's availability as the sheet says, again whenever the sheet is saved. What `kulla sync` wants a word for is
 * done here: who changes a cell wants to see it. Resolves when the first is written; the result ends it, and resolves once nothing
 * is being written any more.
 */
export async function keepInSync({ config, out, tell }: InSync): Promise<() => Promise<void>> {
  let queue = Promise.resolve();
  let settling: NodeJS.Timeout | undefined;
  const sync = (isQuiet: boolean) => (queue = queue.then(() => syncOnce({ config, out, tell }, isQuiet)));
  const saved = (name: string | null): void => {
    if (name === null || !/\.(?:csv|xlsx|json)$/.test(name) || name === basename(out)) return;
    clearTimeout(settling);
    settling = setTimeout(() => void sync(false), settledMs);
  };
  const watcher = watchFolder(dirname(config), saved, tell);
  const refresh = setInterval(() => void sync(true), refreshMs);
  await sync(true);
  return () => {
    watcher?.close();
    clearTimeout(settling);
    clearInterval(refresh);
    return queue;
  };
}

/** Watches the folder and not the file, because many programs save by replacing the file with a new one. */
function watchFolder(
  folder: string,
  saved: (name: string | null) => void,
  tell: InSync["tell"],
): FSWatcher | undefined {
  const giveUp = () => tell(`${folder} cannot be watched on this machine: the sheet is read once an hour.`);
  try {
    return watch(folder, (_, name) => saved(name)).on("error", giveUp);
  } catch {
    giveUp();
    return undefined;
  }
}

async function syncOnce({ config, out, tell }: InSync, isQuiet: boolean): Promise<void> {
  try {
    const plan = await planSync(config, new Date(), out);
    await writeAvailability({ ...writingOf(plan), history: join(dirname(out), "..", "..", "history") });
    if (!isQuiet) tell(reportOf({ ...plan, stops: [] }, "The started site follows."));
  } catch (error) {
    if (!(error instanceof SyncFault)) throw error;
    tell(error.message);
  }
}
