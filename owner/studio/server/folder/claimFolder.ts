import { createHash, randomBytes } from "node:crypto";
import { lstat, mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomic } from "../../../files/writeFileAtomic.ts";
import { need, object, type Read } from "../../../../src/project/file/shapes.ts";
import { asFault, StudioFault, systemCode } from "../StudioFault.ts";
import { ownNames } from "./folderPath.ts";
import { kindOf } from "./insideFolder.ts";
import type { OwnerFolder } from "./ownerFolder.ts";
import { readOwnJson } from "./readOwnFile.ts";
import { stateFolder } from "./stateFolder.ts";

/*
 * `.kulla/` holds what the studio believes without looking at it again: versions that can be brought back, pictures that were made. Any
 * folder can bring such files along, so they count only where this user's Kulla made them on this computer. It says so outside the folder:
 * `.kulla/mark.json` has a random secret, and a file of the state folder, named by that secret, has the place of the folder it belongs to.
 * Whoever was sent a copy of the folder knows the secret, but what they send back lies elsewhere.
 */

const markName = "mark.json";
const secret = { kind: "text", pattern: /^[0-9a-f]{64}$/, problem: "not a secret of the studio's" } as const;
const markShape = object({ version: need({ kind: "choice", of: [1] }), secret: need(secret) });
const recordShape = object({
  version: need({ kind: "choice", of: [1] }),
  root: need({ kind: "text" }),
  identity: need({ kind: "text" }),
});

const recordName = (secretText: string): string => `${createHash("sha256").update(secretText).digest("hex")}.json`;

const recordsIn = (state: string): string => join(state, "folders");

type Claim = Read<typeof recordShape>;

/** What is noted of the secret that a `.kulla/`, or what was one, has in it. */
async function recordOf(root: string, work: string): Promise<(Claim & { readonly secret: string }) | undefined> {
  const mark = await readOwnJson(root, `${work}/${markName}`, markShape);
  const state = await realpath(recordsIn(stateFolder())).catch(() => undefined);
  if (!mark || state === undefined) return undefined;
  const record = await readOwnJson(state, recordName(mark.secret), recordShape);
  return record && { ...record, secret: mark.secret };
}

/** Whether a folder's `.kulla/` was made on this computer, in this folder. */
export async function isClaimed(folder: OwnerFolder): Promise<boolean> {
  return (await claimOf(folder)) !== undefined;
}

async function claimOf({
  root,
}: OwnerFolder): Promise<{ readonly moved: boolean; readonly secret: string } | undefined> {
  if ((await kindOf(join(root, ownNames.work))) !== "folder") return undefined;
  const record = await recordOf(root, ownNames.work);
  if (!record) return undefined;
  // A folder that its owner renames or moves on the same disk stays the same one.
  const isHere = record.root === root;
  if (!isHere && record.identity !== (await identityOf(root))) return undefined;
  return { moved: !isHere, secret: record.secret };
}

/** What tells a folder from every other one of this disk, also after it was moved. */
async function identityOf(root: string): Promise<string> {
  const { dev, ino, birthtimeNs } = await lstat(join(root, ownNames.work), { bigint: true });
  return `${dev}:${ino}:${birthtimeNs}`;
}

/** `movedAside`: the name that a `.kulla/` has now that came with the folder. `isNew`: this computer had not worked in the folder before. */
export type Claiming = { readonly movedAside: string | undefined; readonly isNew: boolean };

/**
 * Has a `.kulla/` in the folder that was made on this computer. One that came with the folder is moved aside, whole, and never read.
 * @throws StudioFault where the folder or this user's own state cannot be written
 */
export async function claimFolder(folder: OwnerFolder): Promise<Claiming> {
  const work = join(folder.root, ownNames.work);
  if ((await kindOf(work)) === "link")
    throw new StudioFault("badPath", `${ownNames.work} is a link that leads elsewhere: remove it.`);
  const claim = await claimOf(folder);
  // The place that it was moved from may be another folder's by now.
  if (claim?.moved) await remember(claim.secret, { root: folder.root, identity: await identityOf(folder.root) });
  if (claim) return { movedAside: undefined, isNew: false };
  let aside = (await kindOf(work)) === "missing" ? undefined : await moveAside(folder.root, ownNames.work);
  // Another process may have claimed the folder after it was looked at: then that one's is put back.
  if (aside !== undefined && (await recordOf(folder.root, aside))?.root === folder.root) {
    await rename(join(folder.root, aside), work).catch(() => undefined);
    aside = undefined;
  }
  await makeClaimed(folder);
  return { movedAside: aside, isNew: true };
}

/** Whole from its first moment on, so that of several processes one makes it and the others find it. */
async function makeClaimed(folder: OwnerFolder): Promise<void> {
  const { root } = folder;
  const fresh = randomBytes(32).toString("hex");
  const half = join(root, `${ownNames.work}-${randomBytes(8).toString("hex")}.tmp`);
  try {
    await mkdir(half);
    await writeFile(join(half, markName), JSON.stringify({ version: 1, secret: fresh }), { flag: "wx", mode: 0o600 });
    const { dev, ino, birthtimeNs } = await lstat(half, { bigint: true });
    await remember(fresh, { root, identity: `${dev}:${ino}:${birthtimeNs}` });
    await rename(half, join(root, ownNames.work));
  } catch (error) {
    await rm(half, { recursive: true, force: true }).catch(() => undefined);
    const isTaken = ["ENOTEMPTY", "EEXIST", "EPERM", "EACCES"].includes(systemCode(error));
    if (isTaken && (await isClaimed(folder))) return;
    throw asFault(error, `${ownNames.work} in the folder cannot be written`);
  }
}

async function remember(
  secretText: string,
  record: { readonly root: string; readonly identity: string },
): Promise<void> {
  const state = stateFolder();
  try {
    await mkdir(recordsIn(state), { recursive: true, mode: 0o700 });
    const text = JSON.stringify({ version: 1, ...record });
    await writeFileAtomic(join(recordsIn(state), recordName(secretText)), text, { mode: 0o600 });
  } catch (error) {
    throw asFault(
      error,
      `${state}, where Kulla notes which folders are its own (KULLA_STATE names another), cannot be written`,
    );
  }
}

/**
 * Gives something that came with the folder another name in it, and takes nothing away: ".kulla-received-1", "published-received-2".
 * @throws StudioFault where the disk refuses
 */
export async function moveAside(root: string, name: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const aside = `${name}-received-${count}`;
    if ((await kindOf(join(root, aside))) !== "missing") continue;
    try {
      await rename(join(root, name), join(root, aside));
      return aside;
    } catch (error) {
      if (!["ENOTEMPTY", "EEXIST"].includes(systemCode(error))) throw asFault(error, `${name} cannot be moved aside`);
    }
  }
}

/** What an owner is told of it, in a console. */
export const movedAsideText = (from: string, to: string): string =>
  `"${from}" in this folder was not made by Kulla on this computer: it is called "${to}" now, and nothing of it is used.`;
