import { rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path/posix";
import { join } from "node:path";
import { asFailure, StudioError } from "../StudioError.ts";
import { insideFolder, makeFolderInside } from "../folder/insideFolder.ts";
import { copyOpened } from "../folder/copyOpened.ts";
import { isThere, openSource, type OwnerFolder } from "../folder/ownerFolder.ts";
import { openSources } from "../publish/sourceBytes.ts";
import { readAnyPublishable, readPublishable, type Accepted, type SourceFolder } from "../publish/publishableFile.ts";

/** A job that copies files of an owner's folders to the folder of a website. */
export type CopyJob = {
  readonly from: readonly SourceFolder[];
  /** The destination folder. */
  readonly to: string;
  /** Receives a sentence about each file that is left out. */
  readonly report: (sentence: string) => void;
};

export async function openCopyJob(
  folders: readonly OwnerFolder[],
  to: string,
  report: CopyJob["report"],
): Promise<CopyJob> {
  const from: SourceFolder[] = [];
  for (const folder of folders) from.push({ folder, sources: await openSources(folder) });
  return { from, to, report };
}

/**
 * Copies a file under its own path from the first folder that contains it: a drawing as parsed, a picture without the camera's
 * metadata. Files that cannot be copied are reported. `accepted`: the kinds that the field naming it accepts.
 */
export async function copyInto({ from, to, report }: CopyJob, path: string, accepted?: Accepted): Promise<boolean> {
  try {
    const source = await firstWithFile(from, path);
    const { hash, bare, drawing } = await (accepted
      ? readPublishable(path, accepted, source)
      : readAnyPublishable(path, source));
    const folder = dirname(path);
    if (folder !== ".") await makeFolderInside(to, folder);
    const target = await insideFolder(to, path);
    if (drawing) await writeFile(target, drawing.text);
    else if (bare) await writeFile(target, bare);
    else await copyChecked(source, { path, hash, target });
    return true;
  } catch (error) {
    report(asFailure(error, `${path} cannot be copied`).message);
    return false;
  }
}

type CheckedFile = { readonly path: string; readonly hash: string; readonly target: string };

/** The path may name another file by now: only the content that was checked is copied. */
async function copyChecked({ folder }: SourceFolder, { path, hash, target }: CheckedFile): Promise<void> {
  const copied = await copyOpened(await openSource(folder, path), target, "over");
  if (copied.hash === hash) return;
  await rm(target);
  throw new StudioError("fileChanged", `${path} was changed while it was copied: run the command again.`);
}

async function firstWithFile(from: readonly SourceFolder[], path: string): Promise<SourceFolder> {
  for (const source of from) if (await isThere(source.folder, path)) return source;
  throw new StudioError("missing", `There is no file ${path}.`);
}

/** Writes a text derived from an owner's file. */
export const writeInto = ({ to }: CopyJob, name: string, text: string): Promise<void> =>
  writeFile(join(to, name), text);
