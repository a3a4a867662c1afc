import { constants } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path/posix";
import { join } from "node:path";
import { asFault, StudioFault } from "../StudioFault.ts";
import { insideFolder, makeFolderInside } from "../folder/insideFolder.ts";
import { isThere, sourcePlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { openSources } from "../publish/sourceBytes.ts";
import { takeAny, takeFile, type Accepted, type Reading } from "../publish/takenFile.ts";

/** Files of an owner's folders on their way to a folder of a site. */
export type Taking = {
  readonly from: readonly Reading[];
  /** The folder they go to. */
  readonly to: string;
  /** Takes a sentence about what is left out. */
  readonly report: (sentence: string) => void;
};

export async function openTaking(
  folders: readonly OwnerFolder[],
  to: string,
  report: Taking["report"],
): Promise<Taking> {
  const from: Reading[] = [];
  for (const folder of folders) from.push({ folder, sources: await openSources(folder) });
  return { from, to, report };
}

/**
 * Copies a file under its own path out of the first folder that has it: a drawing as it was read, a picture without what the camera
 * noted in it. What cannot be taken is reported. `accepted`: what the field takes that names it.
 */
export async function takeInto({ from, to, report }: Taking, path: string, accepted?: Accepted): Promise<boolean> {
  try {
    const reading = await firstWith(from, path);
    const { bare, drawing } = await (accepted ? takeFile(path, accepted, reading) : takeAny(path, reading));
    const folder = dirname(path);
    if (folder !== ".") await makeFolderInside(to, folder);
    const target = await insideFolder(to, path);
    if (drawing) await writeFile(target, drawing.text);
    else if (bare) await writeFile(target, bare);
    else await copyFile(await sourcePlace(reading.folder, path), target, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    report(asFault(error, `${path} cannot be copied`).message);
    return false;
  }
}

async function firstWith(from: readonly Reading[], path: string): Promise<Reading> {
  for (const reading of from) if (await isThere(reading.folder, path)) return reading;
  throw new StudioFault("missing", `There is no file ${path}.`);
}

/** Writes a text that was made of an owner's file. */
export const writeInto = ({ to }: Taking, name: string, text: string): Promise<void> => writeFile(join(to, name), text);
