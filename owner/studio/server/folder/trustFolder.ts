import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { required, object, type Read } from "../../../../src/project/file/schemas.ts";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { ownNames } from "./folderPath.ts";
import { kindOf } from "./insideFolder.ts";
import type { OwnerFolder } from "./ownerFolder.ts";
import { parseBySchema, readOwnJson } from "./readOwnFile.ts";
import { identityOf, newSecret, readRecordText, recordFields, secretField, writeRecord } from "./stateRecords.ts";

/*
 * `.kulla/` contains data that the studio trusts without checking it again: restorable versions, and generated pictures. Any folder
 * can arrive with such files, so they only count if this user's Kulla created them on this computer: `.kulla/mark.json` contains the secret of a
 * record outside the folder (`stateRecords.ts`).
 */

const markName = "mark.json";
const markSchema = object({ version: required({ kind: "choice", of: [1] }), secret: required(secretField) });
const recordSchema = object(recordFields);

type FolderRecord = Read<typeof recordSchema>;

/** The record for the secret in a `.kulla/`, or in one that was moved aside. */
async function recordOf(root: string, work: string): Promise<(FolderRecord & { readonly secret: string }) | undefined> {
  const mark = await readOwnJson(root, `${work}/${markName}`, markSchema);
  const text = mark && (await readRecordText("folders", mark.secret));
  const record = text === undefined ? undefined : parseBySchema(recordSchema, text);
  return mark && record && { ...record, secret: mark.secret };
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
  if (!isHere && record.identity !== (await identityOf(join(root, ownNames.work)))) return undefined;
  return { moved: !isHere, secret: record.secret };
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
  if (claim?.moved) await writeRecord("folders", claim.secret, { root: folder.root, identity: await identityOf(work) });
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
  const secret = newSecret();
  const temporary = join(root, `${ownNames.work}-${randomBytes(8).toString("hex")}.tmp`);
  try {
    await mkdir(temporary);
    await writeFile(join(temporary, markName), JSON.stringify({ version: 1, secret }), {
      flag: "wx",
      mode: 0o600,
    });
    await writeRecord("folders", secret, { root, identity: await identityOf(temporary) });
    await rename(temporary, join(root, ownNames.work));
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
    // Windows reports the last two if the folder exists.
    const mayExist = ["ENOTEMPTY", "EEXIST", "EPERM", "EACCES"].includes(systemCode(error));
    if (mayExist && (await isTrusted(folder))) return;
    throw asFailure(error, `${ownNames.work} in the folder cannot be written`);
  }
}

/**
 * Quarantine: renames something that arrived with the folder, and removes nothing: ".kulla-received-1", "published-received-2".
 * @param as what the new name begins with
 * @throws StudioError if the disk refuses
 */
export async function moveAside(root: string, name: string, as = name): Promise<string> {
  for (let count = 1; ; count += 1) {
    const aside = `${as}-received-${count}`;
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
