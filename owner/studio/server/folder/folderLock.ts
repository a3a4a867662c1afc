import { randomUUID } from "node:crypto";
import { link, lstat, lutimes, readdir, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { isHalfWritten } from "../../../files/writeFileAtomic.ts";
import { need, object, type Read } from "../../../../src/project/file/shapes.ts";
import { asFault, StudioFault, systemCode } from "../StudioFault.ts";
import { claimFolder } from "./claimFolder.ts";
import { ownNames } from "./folderPath.ts";
import { ownPlace, type OwnerFolder } from "./ownerFolder.ts";
import { exactly, readOwnText } from "./readOwnFile.ts";

/** Held by the one process that may write into a folder. */
export type FolderLock = {
  /** What a `.kulla/` that came with the folder is called now; undefined where there was none. */
  readonly movedAside: string | undefined;
  /** This computer had not worked in the folder before: what it says of an owner's agreements is somebody else's. */
  readonly isNew: boolean;
  /** @throws StudioFault where another one has taken the folder: after hours of sleep, say */
  readonly check: () => Promise<void>;
  readonly release: () => Promise<void>;
};

const word = { kind: "text", pattern: /^\P{Cc}{1,255}$/u, problem: "not a name" } as const;
const holderShape = object({
  token: need(word),
  pid: need({ kind: "number", from: 1, to: 2 ** 32, isWhole: true }),
  host: need(word),
  does: need(word),
});
type Holder = Read<typeof holderShape>;

const beatMs = 5000;
/** A process that has not said so for so long is gone, or its computer is: its number may be another's by now. */
const staleMs = 30_000;

/**
 * Takes a folder for this process; a lock whose process is gone is taken over. `does`: what holds it, for whom it keeps out.
 * @throws StudioFault where another process has it
 */
export async function lockFolder(folder: OwnerFolder, does: string): Promise<FolderLock> {
  const { movedAside, isNew } = await claimFolder(folder);
  const work = await ownPlace(folder, ownNames.work);
  const place = join(work, "lock.json");
  const mine: Holder = { token: randomUUID(), pid: process.pid, host: hostname(), does };
  for (let tries = 0; !(await take(place, mine)); tries += 1) {
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

/** What a process that died was about to write. */
async function clearHalves(work: string): Promise<void> {
  for (const name of await readdir(work))
    if (isHalfWritten(name)) await rm(join(work, name), { force: true }).catch(() => undefined);
}

/** Whole from its first moment on: who finds it can read it. Disks without links have it made in one go. */
async function take(place: string, mine: Holder): Promise<boolean> {
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
    throw asFault(error, "The folder cannot be written");
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
    throw asFault(error, "The folder's lock cannot be read");
  }
}

/** Undefined for what is not a lock's file, or is none yet. */
async function readHolder(place: string): Promise<Holder | undefined> {
  const text = await readOwnText(dirname(place), basename(place));
  return text === undefined ? undefined : exactly(holderShape, text);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}

/** Moves a lock away that nobody holds any more; one that was taken meanwhile is put back. */
async function putAside(place: string, { holder }: Found): Promise<void> {
  const aside = `${place}.${randomUUID()}`;
  try {
    await rename(place, aside);
    const moved = await readHolder(aside);
    if (moved?.token !== holder?.token) await link(aside, place);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(systemCode(error))) throw asFault(error, "The folder cannot be written");
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function touch(place: string, { token }: Holder): Promise<void> {
  const now = new Date();
  // A disk that is away for a moment: the next writing tells.
  if ((await holderOf(place).catch(() => undefined))?.holder?.token === token)
    await lutimes(place, now, now).catch(() => undefined);
}

function inUse({ holder }: Found): StudioFault {
  const who = holder ? ` (${holder.does}, process ${holder.pid} on ${holder.host})` : "";
  return new StudioFault("inUse", `The folder is open already${who}: go on there, or close it first.`);
}
