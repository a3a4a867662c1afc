import { randomUUID } from "node:crypto";
import { link, lstat, open, rename, rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

const waitMs = 10_000;
const pauseMs = 50;
/** A lock this old belongs to a crashed process: the locked work takes less than a second. */
const staleMs = 30_000;

/** Another process held the lock for the entire waiting time. */
export class LockedError extends Error {
  override readonly name = "LockedError";
}

/**
 * Runs short work that only one process may do at a time: reading a file and writing its successor. `place` is a file that exists
 * while the work runs.
 * @throws LockedError after 10 seconds; the file system's error where the lock cannot be written
 */
export async function withLockFile<T>(place: string, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + waitMs;
  while (!(await acquire(place))) {
    if (Date.now() > end) throw new LockedError(place);
    await setTimeout(pauseMs);
  }
  try {
    return await work();
  } finally {
    await rm(place, { force: true });
  }
}

async function acquire(place: string): Promise<boolean> {
  try {
    await (await open(place, "wx")).close();
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    await removeStale(place);
    return false;
  }
}

/** Removes the lock of a crashed process. If another process has replaced the lock in the meantime, that process's lock is restored. */
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
