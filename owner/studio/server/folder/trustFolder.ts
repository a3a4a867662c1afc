import { createHash, randomBytes } from "node:crypto";
import { lstat, mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomic } from "../../../files/writeFileAtomic.ts";
import { required, object, type Read } from "../../../../src/project/file/schemas.ts";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { ownNames } from "./folderPath.ts";
import { kindOf } from "./insideFolder.ts";
import type { OwnerFolder } from "./ownerFolder.ts";
import { readOwnJson } from "./readOwnFile.ts";
import { stateFolder } from "./stateFolder.ts";

/*
 * `.kulla/` contains data that the studio trusts without checking it again: restorable versions, and generated pictures. Any folder
 * can arrive with such files, so they only count if this user's Kulla created them on this computer. The proof is outside the folder:
 * `.kulla/mark.json` contains a random secret, and a file of the state folder, named after that secret, contains the path of its folder.
 * A recipient of a copy of the folder knows the secret, but a folder that they return is at a different place.
 */

const markName = "mark.json";
const secret = { kind: "text", pattern: /^[0-9a-f]{64}$/, problem: "not a secret of the studio's" } as const;
const markSchema = object({ version: required({ kind: "choice", of: [1] }), secret: required(secret) });
const recordSchema = object({
  version: required({ kind: "choice", of: [1] }),
  root: required({ kind: "text" }),
  identity: required({ kind: "text" }),
});

const recordName = (secretText: string): string => `${createHash("sha256").update(secretText).digest("hex")}.json`;

const recordsIn = (state: string): string => join(state, "folders");

type FolderRecord = Read<typeof recordSchema>;

/** The record for the secret in a `.kulla/`, or in one that was moved aside. */
async function recordOf(root: string, work: string): Promise<(FolderRecord & { readonly secret: string }) | undefined> {
  const mark = await readOwnJson(root, `${work}/${markName}`, markSchema);
  const state = await realpath(recordsIn(stateFolder())).catch(() => undefined);
  if (!mark || state === undefined) return undefined;
  const record = await readOwnJson(state, recordName(mark.secret), recordSchema);
  return record && { ...record, secret: mark.secret };
}

/** Whether a folder's `.kulla/` was created on this computer, in this folder. */
export async function isTrusted(folder: OwnerFolder): Promise<boolean> {
  return (await trustedClaim(folder)) !== undefined;
}

/** The claim of this computer to a folder's `.kulla/`: undefined if that was not created here; `moved`: the folder was at another place. */
async function trustedClaim({
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

/** Identifies a folder's `.kulla/` among all folders of this disk, even after it was moved. */
async function identityOf(root: string): Promise<string> {
  const { dev, ino, birthtimeNs } = await lstat(join(root, ownNames.work), { bigint: true });
  return `${dev}:${ino}:${birthtimeNs}`;
}

/** `movedAside`: the new name of a `.kulla/` that arrived with the folder. `isNew`: this computer had not worked in the folder before. */
export type TrustResult = { readonly movedAside: string | undefined; readonly isNew: boolean };

/**
 * Ensures that the folder has a `.kulla/` created on this computer. One that arrived with the folder is moved aside, completely, and never read.
 * @throws StudioError if the folder or this user's own state cannot be written
 */
export async function trustFolder(folder: OwnerFolder): Promise<TrustResult> {
  const work = join(folder.root, ownNames.work);
  if ((await kindOf(work)) === "link")
    throw new StudioError("badPath", `${ownNames.work} is a link that leads elsewhere: remove it.`);
  const claim = await trustedClaim(folder);
  // The folder was moved: its new place is recorded, so that another folder at the previous one is not trusted.
  if (claim?.moved) await remember(claim.secret, { root: folder.root, identity: await identityOf(folder.root) });
  if (claim) return { movedAside: undefined, isNew: false };
  let aside = (await kindOf(work)) === "missing" ? undefined : await moveAside(folder.root, ownNames.work);
  // Another process may have claimed the folder after the check: then its `.kulla/` is restored.
  if (aside !== undefined && (await recordOf(folder.root, aside))?.root === folder.root) {
    await rename(join(folder.root, aside), work).catch(() => undefined);
    aside = undefined;
  }
  await createTrustedFolder(folder);
  return { movedAside: aside, isNew: true };
}

/**
 * Created under a temporary name and renamed, so that nobody sees it half-written, and only one of several processes creates it.
 */
async function createTrustedFolder(folder: OwnerFolder): Promise<void> {
  const { root } = folder;
  const newSecret = randomBytes(32).toString("hex");
  const temporary = join(root, `${ownNames.work}-${randomBytes(8).toString("hex")}.tmp`);
  try {
    await mkdir(temporary);
    await writeFile(join(temporary, markName), JSON.stringify({ version: 1, secret: newSecret }), {
      flag: "wx",
      mode: 0o600,
    });
    const { dev, ino, birthtimeNs } = await lstat(temporary, { bigint: true });
    await remember(newSecret, { root, identity: `${dev}:${ino}:${birthtimeNs}` });
    await rename(temporary, join(root, ownNames.work));
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
    // Windows reports the last two if the folder exists.
    const mayExist = ["ENOTEMPTY", "EEXIST", "EPERM", "EACCES"].includes(systemCode(error));
    if (mayExist && (await isTrusted(folder))) return;
    throw asFailure(error, `${ownNames.work} in the folder cannot be written`);
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
    throw asFailure(
      error,
      `${state}, where Kulla notes which folders are its own (KULLA_STATE names another), cannot be written`,
    );
  }
}

/**
 * Quarantine: renames something that arrived with the folder, and removes nothing: ".kulla-received-1", "published-received-2".
 * @throws StudioError if the disk refuses
 */
export async function moveAside(root: string, name: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const aside = `${name}-received-${count}`;
    if ((await kindOf(join(root, aside))) !== "missing") continue;
    try {
      await rename(join(root, name), join(root, aside));
      return aside;
    } catch (error) {
      if (!["ENOTEMPTY", "EEXIST"].includes(systemCode(error))) throw asFailure(error, `${name} cannot be moved aside`);
    }
  }
}

/** The console message for the owner. */
export const movedAsideText = (from: string, to: string): string =>
  `"${from}" in this folder was not made by Kulla on this computer: it was renamed to "${to}", and nothing in it is used.`;
