import { createHash, randomBytes } from "node:crypto";
import { lstat, mkdir, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomic } from "../../../system/files/writeFileAtomic.ts";
import { required } from "../../../../src/project/file/schemas.ts";
import { asFailure } from "../StudioError.ts";
import { readOwnText } from "./readOwnFile.ts";
import { stateFolder } from "./stateFolder.ts";

/*
 * Proof that this user's Kulla made a folder on this computer. Any folder can arrive with a mark inside, so the proof is outside it: the mark
 * contains a random secret, and a file of the state folder, named after that secret, describes the folder. A recipient of a copy
 * knows the secret, but a folder that they return is at a different place.
 */

/** What the records are about: an owner's folder with its `.kulla/`, or a site. */
type RecordKind = "folders" | "sites";

/** The fields that every record has: where the folder was, and which folder of the disk it is. */
export const recordFields = {
  version: required({ kind: "choice", of: [1] }),
  root: required({ kind: "text" }),
  identity: required({ kind: "text" }),
} as const;

/** The secret in a mark. */
export const secretField = {
  kind: "text",
  pattern: /^[0-9a-f]{64}$/,
  problem: "not a secret of the studio's",
} as const;

export const newSecret = (): string => randomBytes(32).toString("hex");

const recordName = (secret: string): string => `${createHash("sha256").update(secret).digest("hex")}.json`;

/** The text of the record for a secret; undefined if this computer has none. */
export async function readRecordText(kind: RecordKind, secret: string): Promise<string | undefined> {
  const records = await realpath(join(stateFolder(), kind)).catch(() => undefined);
  return records === undefined ? undefined : readOwnText(records, recordName(secret));
}

/** @throws StudioError if the state folder cannot be written */
export async function writeRecord(
  kind: RecordKind,
  secret: string,
  record: { readonly root: string; readonly identity: string },
): Promise<void> {
  const state = stateFolder();
  try {
    await mkdir(join(state, kind), { recursive: true, mode: 0o700 });
    const text = JSON.stringify({ version: 1, ...record });
    await writeFileAtomic(join(state, kind, recordName(secret)), text, { mode: 0o600 });
  } catch (error) {
    throw asFailure(
      error,
      `${state}, where Kulla notes which folders are its own (KULLA_STATE names another), cannot be written`,
    );
  }
}

/** Forgets a folder that no longer exists. A record that cannot be removed proves nothing without its folder. */
export async function removeRecord(kind: RecordKind, secret: string): Promise<void> {
  await rm(join(stateFolder(), kind, recordName(secret)), { force: true }).catch(() => undefined);
}

/** Identifies a folder among all folders of this disk, even after it was moved. */
export async function identityOf(place: string): Promise<string> {
  const { dev, ino, birthtimeNs } = await lstat(place, { bigint: true });
  return `${dev}:${ino}:${birthtimeNs}`;
}
