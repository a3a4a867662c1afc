import { randomUUID } from "node:crypto";
import { link, lstat, open, rename, rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

const waitMs = 10_000;
const pauseMs = 50;
/** Whoever has held a lock for so long has crashed: the work under it takes less than a second. */
const staleMs = 30_000;

/** Another process has held the lock for all the time that was waited. */
export class LockedError extends Error {
  override readonly name = "LockedError";
}

/**
 * Does short work that only one process may do at a time: reading a file and writing the next one. `place` is a file that exists
 * meanwhile.
 * @throws LockedError after 10 seconds; the file system's error where the lock cannot be written
 */
export async function withLockFile<T>(place: string, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + waitMs;
  while (!(await take(place))) {
    if (Date.now() > end) throw new LockedError(place);
    await setTimeout(pauseMs);
  }
  try {
    return await work();
  } finally {
    await rm(place, { force: true });
  }
}

async function take(place: string): Promise<boolean> {
  try {
    await (await open(place, "wx")).close();
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    await removeStale(place);
    return false;
  }
}

/** Removes the lock of a process that crashed. If another process has replaced it meanwhile, that one's lock is put back. */
async function removeStale(place: string): Promise<void> {
  const found = await lstat(place, { bigint: true }).catch(() => undefined);
  if (!found?.isFile() || Math.abs(Date.now() - Number(found.mtimeMs)) < staleMs) return;
  const aside = `${place}.${randomUUID()}`;
  try {
    await rename(place, aside);
    if ((await lstat(aside, { bigint: true })).ino !== found.ino) await link(aside, place);
  } catch {
    // Another process was faster.
  } finally {
    await rm(aside, { force: true });
  }
}
