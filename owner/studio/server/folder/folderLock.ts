import { randomUUID } from "node:crypto";
import { link, lstat, lutimes, readdir, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { isHalfWritten } from "../../../system/files/writeFileAtomic.ts";
import { required, object, type Read } from "../../../../src/project/file/schemas.ts";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { trustFolder } from "./trustFolder.ts";
import { ownNames } from "./folderPath.ts";
import { ownPlace, type OwnerFolder } from "./ownerFolder.ts";
import { parseBySchema, readOwnText } from "./readOwnFile.ts";

/** Owned by the one process that may write to a folder. */
export type FolderLock = {
  /** The new name of a `.kulla/` that arrived with the folder; undefined if there was none. */
  readonly movedAside: string | undefined;
  /** This computer had not worked in the folder before: agreements stored in it are someone else's. */
  readonly isNew: boolean;
  /** @throws StudioError if another process has taken the folder: after hours of sleep, for example */
  readonly check: () => Promise<void>;
  readonly release: () => Promise<void>;
};

const word = { kind: "text", pattern: /^\P{Cc}{1,255}$/u, problem: "not a name" } as const;
const holderSchema = object({
  token: required(word),
  pid: required({ kind: "number", from: 1, to: 2 ** 32, isWhole: true }),
  host: required(word),
  does: required(word),
});
type Holder = Read<typeof holderSchema>;

const beatMs = 5000;
/** A process without a heartbeat for this long is gone, or its computer is: its number may belong to another one by now. */
const staleMs = 30_000;

/**
 * Locks a folder for this process; a lock whose process is gone is taken over. `does`: the lock owner's name, shown to those it keeps out.
 * @throws StudioError if another process has it
 */
export async function lockFolder(folder: OwnerFolder, does: string): Promise<FolderLock> {
  const { movedAside, isNew } = await trustFolder(folder);
  const work = await ownPlace(folder, ownNames.work);
  const place = join(work, "lock.json");
  const mine: Holder = { token: randomUUID(), pid: process.pid, host: hostname(), does };
  for (let tries = 0; !(await acquire(place, mine)); tries += 1) {
    const other = await holderOf(place);
    if (other.kind === "living" || tries === 3) throw inUse(other);
    await putAside(place, other);
  }
  await clearHalves(work);
  const beat = setInterval(() => void touch(place, mine), beatMs);
  beat.unref();
  const check = async (): Promise<void> => {
    const now = await holderOf(place);
    if (now.holder?.token !== mine.token) throw inUse(now);
  };
  const release = async (): Promise<void> => {
    clearInterval(beat);
    if ((await holderOf(place)).holder?.token === mine.token) await rm(place, { force: true });
  };
  return { movedAside, isNew, check, release };
}

/** Removes files that a crashed process had half written. */
async function clearHalves(work: string): Promise<void> {
  for (const name of await readdir(work))
    if (isHalfWritten(name)) await rm(join(work, name), { force: true }).catch(() => undefined);
}

/** Complete from the moment it exists: whoever finds it can read it. On disks without links it is created directly. */
async function acquire(place: string, mine: Holder): Promise<boolean> {
  const own = `${place}.${mine.token}`;
  try {
    await writeFile(own, JSON.stringify(mine), { flag: "wx" });
    try {
      await link(own, place);
    } catch (error) {
      if (!["EPERM", "ENOTSUP", "ENOSYS", "EMLINK"].includes(systemCode(error))) throw error;
      await writeFile(place, JSON.stringify(mine), { flag: "wx" });
    }
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw asFailure(error, "The folder cannot be written");
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
}

type Found = { readonly kind: "living" | "gone"; readonly holder?: Holder };

async function holderOf(place: string): Promise<Found> {
  try {
    const { mtimeMs } = await lstat(place);
    const isFresh = Math.abs(Date.now() - mtimeMs) < staleMs;
    const holder = await readHolder(place);
    if (!holder) return { kind: isFresh ? "living" : "gone" };
    const isGone = !isFresh || (holder.host === hostname() && !isRunning(holder.pid));
    return { kind: isGone ? "gone" : "living", holder };
  } catch (error) {
    if (systemCode(error) === "ENOENT") return { kind: "gone" };
    throw asFailure(error, "The folder's lock cannot be read");
  }
}

/** Undefined for a file that is not a lock, or not yet one. */
async function readHolder(place: string): Promise<Holder | undefined> {
  const text = await readOwnText(dirname(place), basename(place));
  return text === undefined ? undefined : parseBySchema(holderSchema, text);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}

/** Moves an abandoned lock away; one that was taken in the meantime is restored. */
async function putAside(place: string, { holder }: Found): Promise<void> {
  const aside = `${place}.${randomUUID()}`;
  try {
    await rename(place, aside);
    const moved = await readHolder(aside);
    if (moved?.token !== holder?.token) await link(aside, place);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(systemCode(error))) throw asFailure(error, "The folder cannot be written");
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function touch(place: string, { token }: Holder): Promise<void> {
  const now = new Date();
  // The disk is briefly unavailable: the next write reports it.
  if ((await holderOf(place).catch(() => undefined))?.holder?.token === token)
    await lutimes(place, now, now).catch(() => undefined);
}

function inUse({ holder }: Found): StudioError {
  const who = holder ? ` (${holder.does}, process ${holder.pid} on ${holder.host})` : "";
  return new StudioError("inUse", `The folder is already open${who}: continue there, or close it first.`);
}
