import { createHash } from "node:crypto";
import { writeFileAtomic } from "../../../system/files/writeFileAtomic.ts";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { asFailure, StudioError } from "../StudioError.ts";
import type { FolderLock } from "../folder/folderLock.ts";
import { ownNames } from "../folder/folderPath.ts";
import { isTrusted } from "../folder/trustFolder.ts";
import { insideFolder } from "../folder/insideFolder.ts";
import { ownPlace, readSourceFile, type OwnerFolder } from "../folder/ownerFolder.ts";
import { readOwnText } from "../folder/readOwnFile.ts";
import { parseDraft } from "./parsedDraft.ts";

/** The draft's text, and a hash of it that identifies the version a window has loaded: "" if there is no draft yet. */
export type DraftText = { readonly text: string | undefined; readonly revision: string };

export const revisionOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** A draft is a text of a few megabytes; a larger file is there by mistake. */
export const maxDraftBytes = 64 * 1024 * 1024;

const beforeName = `${ownNames.work}/draft-before.json`;

/** The file on disk, unmodified and unvalidated. @throws StudioError if it cannot be read */
export async function readDraftText(folder: OwnerFolder): Promise<DraftText> {
  try {
    const text = (await readSourceFile(folder, ownNames.draft, maxDraftBytes)).toString("utf8");
    return { text, revision: revisionOf(text) };
  } catch (error) {
    if (error instanceof StudioError && error.code === "missing") return { text: undefined, revision: "" };
    throw error;
  }
}

/** The previous draft (the backup that each save leaves), if there is a readable one. */
export async function readPreviousDraft(folder: OwnerFolder): Promise<string | undefined> {
  try {
    const text = (await isTrusted(folder)) ? await readOwnText(folder.root, beforeName) : undefined;
    if (text !== undefined) parseDraft(text, beforeName);
    return text;
  } catch {
    return undefined;
  }
}

export type SaveOptions = {
  readonly folder: OwnerFolder;
  readonly lock: FolderLock;
  readonly draft: unknown;
  /** The revision of the draft that this one is based on. */
  readonly revision: string;
};

/**
 * Writes the draft completely or not at all, keeps the previous one, and returns the new revision.
 * @throws StudioError if the one on disk is not the one it is based on, or is unreadable: the file on disk then stays
 */
export async function saveDraft({ folder, lock, draft, revision }: SaveOptions): Promise<string> {
  await lock.check();
  const now = await readDraftText(folder);
  if (now.text !== undefined && !looksWhole(now.text)) parseDraft(now.text, ownNames.draft);
  const text = `${JSON.stringify(draft)}\n`;
  parseDraft(text, "The request");
  if (now.revision === revisionOf(text)) return now.revision;
  if (now.revision !== revision)
    throw new StudioError("draftChanged", `${ownNames.draft} was changed elsewhere in the meantime: review it first.`);
  try {
    const beside = await ownPlace(folder, ownNames.work);
    if (now.text !== undefined) await writeFileAtomic(await insideFolder(folder.root, beforeName), now.text);
    await writeFileAtomic(await insideFolder(folder.root, ownNames.draft), text, { beside });
  } catch (error) {
    throw asFailure(error, `${ownNames.draft} cannot be written`);
  }
  return revisionOf(text);
}

/** Validating all of it takes longer than a save may, and it was validated when it was written. */
function looksWhole(text: string): boolean {
  const json = parseJsonText(text);
  return json.ok && (json.value as { draftVersion?: unknown } | null)?.draftVersion === 1;
}

/** Restores the previous draft; a damaged one is kept next to it under a name of its own. @throws StudioError */
export async function restoreDraft(folder: OwnerFolder, lock: FolderLock): Promise<DraftText> {
  await lock.check();
  const before = await readPreviousDraft(folder);
  if (before === undefined) throw new StudioError("draftMissing", "There is no earlier draft to restore.");
  try {
    const beside = await ownPlace(folder, ownNames.work);
    const damaged = await bytesOfDraft(folder);
    const aside = await insideFolder(folder.root, `${ownNames.work}/draft-replaced-${Date.now()}.json`);
    if (damaged) await writeFileAtomic(aside, damaged);
    await writeFileAtomic(await insideFolder(folder.root, ownNames.draft), before, { beside });
  } catch (error) {
    throw asFailure(error, `${ownNames.draft} cannot be written`);
  }
  return { text: before, revision: revisionOf(before) };
}

/** Copies raw bytes: a damaged draft may not be text. */
async function bytesOfDraft(folder: OwnerFolder): Promise<Buffer | undefined> {
  try {
    return await readSourceFile(folder, ownNames.draft, Number.MAX_SAFE_INTEGER);
  } catch (error) {
    if (error instanceof StudioError && error.code === "missing") return undefined;
    throw error;
  }
}
