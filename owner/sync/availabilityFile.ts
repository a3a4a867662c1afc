import { lstat, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { readRegularText } from "../system/files/readRegularText.ts";
import { writeFileAtomic } from "../system/files/writeFileAtomic.ts";
import type { AvailabilityFile } from "../../src/project/availability.ts";
import { parseJsonText } from "../../src/project/file/parseJsonText.ts";
import { readAvailabilityFile } from "../../src/project/readAvailabilityFile.ts";
import { updateApartmentList } from "./apartmentListFile.ts";
import { SyncError } from "./SyncError.ts";
import { reasonOf } from "./table/source.ts";

/** The maximum number of earlier files kept in the history. */
const historyLength = 30;

/**
 * The file that visitors see now; undefined if none has been written yet.
 * @throws SyncError if the file is unreadable: its sold statuses must not be lost
 */
export async function readPresentFile(path: string): Promise<AvailabilityFile | undefined> {
  const unreadable = (reason: string) =>
    new SyncError(`${path} cannot be read: ${reason}. Restore an earlier one from history/, or remove it.`);
  let text: string | undefined;
  try {
    text = await readRegularText(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw unreadable(reasonOf(error));
  }
  if (text === undefined) throw unreadable("it is not a file");
  const json = parseJsonText(text);
  const file = json.ok ? readAvailabilityFile(json.value) : undefined;
  if (!file) throw unreadable(`it ${json.ok ? "is not an availability file" : json.problem}`);
  return file;
}

export type Writing = {
  readonly out: string;
  readonly history: string;
  /** The folder of sync.json if `out` is below it: no folder between them may be a link. */
  readonly root?: string | undefined;
  readonly next: AvailabilityFile;
  /** The text is moved to the history if the next one differs: a cron job without news does not fill the disk. */
  readonly replaced?: AvailabilityFile;
};

/**
 * Writes the next file completely or not at all: concurrent readers get the earlier one. Then the list of apartments next to it, if present.
 * @throws SyncError if the disk refuses, or a folder below sync.json's is a link: nothing is written then
 */
export async function writeAvailability({ out, history, root, next, replaced }: Writing): Promise<void> {
  try {
    if (root !== undefined) await refuseLinks(root, out);
    if (replaced) {
      await refuseLink(history, "remove it");
      await writeFile(join(history, `availability-${replaced.revision}.json`), replaced);
      await forgetOldest(history);
    }
    await writeFile(out, next);
    await updateApartmentList(out, next);
  } catch (error) {
    if (error instanceof SyncError) throw error;
    throw new SyncError(`${out} cannot be written: ${reasonOf(error)}.`);
  }
}

/**
 * A link may have come with a received folder. What its owner means is named in sync.json.
 * @throws SyncError if a folder between `root` and the file at `path` is a link: the file would be written elsewhere
 */
export async function refuseLinks(root: string, path: string): Promise<void> {
  const parts = relative(root, dirname(path)).split(sep).filter(Boolean);
  for (const index of parts.keys()) {
    const remedy = 'remove it, or name the folder that it leads to in sync.json ("out")';
    await refuseLink(join(root, ...parts.slice(0, index + 1)), remedy);
  }
}

/** @throws SyncError for a folder that is a link */
async function refuseLink(folder: string, remedy: string): Promise<void> {
  const found = await lstat(folder).catch(() => undefined);
  if (found?.isSymbolicLink()) throw new SyncError(`${folder} is a link that leads elsewhere: ${remedy}.`);
}

async function writeFile(path: string, file: AvailabilityFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, `${JSON.stringify(file)}\n`);
}

async function forgetOldest(history: string): Promise<void> {
  const earlier = (await readdir(history)).flatMap((name) => {
    const revision = Number(
      /^availability-(?<revision>0|[1-9]\d{0,15})\.json$/.exec(name)?.groups?.["revision"] ?? Number.NaN,
    );
    return Number.isSafeInteger(revision) ? { name, revision } : [];
  });
  const oldest = earlier.toSorted((a, b) => b.revision - a.revision).slice(historyLength);
  for (const { name } of oldest) await rm(join(history, name), { force: true });
}
