import { lstat, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readRegularText } from "../files/readRegularText.ts";
import { writeFileAtomic } from "../files/writeFileAtomic.ts";
import type { AvailabilityFile } from "../../src/project/availability.ts";
import { parseJsonText } from "../../src/project/file/parseJsonText.ts";
import { readAvailabilityFile } from "../../src/project/readAvailabilityFile.ts";
import { updateApartmentList } from "./apartmentListFile.ts";
import { SyncFault } from "./SyncFault.ts";
import { reasonOf } from "./table/source.ts";

/** So many earlier files are kept. */
const historyLength = 30;

/**
 * What visitors see now; undefined where no file was written yet.
 * @throws SyncFault where there is one that cannot be understood: what was sold by it must not be forgotten
 */
export async function readPresentFile(path: string): Promise<AvailabilityFile | undefined> {
  const unreadable = (reason: string) =>
    new SyncFault(`${path} cannot be read: ${reason}. Bring back an earlier one out of history/, or remove it.`);
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
  readonly next: AvailabilityFile;
  /** It goes to the history where the next one says something else: a cron job that finds nothing new fills no disk. */
  readonly replaced?: AvailabilityFile;
};

/**
 * Writes the next file whole or not at all: who reads meanwhile gets the earlier one. Then the list of apartments beside it, if there is one.
 * @throws SyncFault where the disk refuses
 */
export async function writeAvailability({ out, history, next, replaced }: Writing): Promise<void> {
  try {
    if (replaced) {
      await refuseLink(history);
      await writeFile(join(history, `availability-${replaced.revision}.json`), replaced);
      await forgetOldest(history);
    }
    await writeFile(out, next);
    await updateApartmentList(out, next);
  } catch (error) {
    if (error instanceof SyncFault) throw error;
    throw new SyncFault(`${out} cannot be written: ${reasonOf(error)}.`);
  }
}

/** @throws SyncFault for a folder that is a link: what is written there would lie elsewhere */
async function refuseLink(folder: string): Promise<void> {
  const found = await lstat(folder).catch(() => undefined);
  if (found?.isSymbolicLink()) throw new SyncFault(`${folder} is a link that leads elsewhere: remove it.`);
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
