import type { FileHandle } from "node:fs/promises";
import type { Dirent } from "node:fs";
import { lstat, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { isOwn, isPath, ownNames, pathParts, siteMark } from "./folderPath.ts";
import { isInsideFolder, makeFolderInside, openRegular, readRegular } from "./insideFolder.ts";

/** One owner's folder: nothing outside it is read or written. `root` is its real path, without links. */
export type OwnerFolder = { readonly root: string };

/** `path`: of the folder, or of a project file or draft in it. @throws StudioError if there is no such folder */
export async function findFolder(path: string): Promise<OwnerFolder> {
  try {
    const found = await realpath(path);
    const isProject = ["project.json", ownNames.draft].includes(basename(path)) && (await stat(found)).isFile();
    const root = isProject ? await realpath(dirname(path)) : found;
    if ((await stat(root)).isDirectory()) return { root };
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw asFailure(error, `${path} cannot be opened`);
  }
  throw new StudioError("noFolder", `There is no folder ${path}.`);
}

/**
 * The real path of an owner's file or folder, with links followed.
 * @throws StudioError for one outside the folder, also by way of a link, for one that does not exist, and for a pipe or a device
 */
export async function sourcePlace({ root }: OwnerFolder, path: string): Promise<string> {
  const place = join(root, ...pathParts(path));
  try {
    const real = await realpath(place);
    if (!isInsideFolder(root, real))
      throw new StudioError("badPath", `${path} is a link that leads out of the folder: copy the file into it.`);
    const found = await lstat(real);
    // Opening a pipe would wait forever for a writer.
    if (!found.isFile() && !found.isDirectory())
      throw new StudioError("notReadable", `${path} is not a file that can be read.`);
    return real;
  } catch (error) {
    throw asFailure(error, `${path} cannot be read`);
  }
}

/** Whether such a file or folder is in the folder. */
export async function isThere(folder: OwnerFolder, path: string): Promise<boolean> {
  if (!isPath(path)) return false;
  return sourcePlace(folder, path).then(
    () => true,
    () => false,
  );
}

/** Opens a file of the owner for reading; it is the one inside the folder, whatever happens to its name in the meantime. @throws StudioError */
export async function openSource(folder: OwnerFolder, path: string): Promise<FileHandle> {
  const place = await sourcePlace(folder, path);
  return openRegular(place, path).catch((error: unknown) => {
    throw asFailure(error, `${path} cannot be read`);
  });
}

/** The bytes of a file of the owner. @throws StudioError also for one that is larger than `maxBytes` */
export async function readSourceFile(folder: OwnerFolder, path: string, maxBytes: number): Promise<Buffer> {
  const place = await sourcePlace(folder, path);
  return readRegular(place, path, maxBytes).catch((error: unknown) => {
    throw asFailure(error, `${path} cannot be read`);
  });
}

/**
 * A folder of the studio's own inside the owner's, created if necessary.
 * @throws StudioError if it is a link: its files would be written elsewhere
 */
export const ownPlace = ({ root }: OwnerFolder, ...parts: readonly string[]): Promise<string> =>
  makeFolderInside(root, parts.join("/"));

/** The maximum number of files listed for a folder; an owner who opens an entire disk by mistake need not wait. */
export const maxFiles = 20_000;

/** A file of the owner's: its path with slashes, its size, and its modification time in ms. */
export type SourceFile = { readonly path: string; readonly bytes: number; readonly changedMs: number };

/** Every file of the owner's in the folder; the studio's own, sites, hidden files and links are left out. */
export async function listSources({ root }: OwnerFolder): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = [];
  const waiting = [""];
  for (let path = waiting.shift(); path !== undefined && found.length < maxFiles; path = waiting.shift()) {
    const entries = await entriesOf(root, path);
    if (path !== "" && entries.some(({ name }) => name === siteMark)) continue;
    for (const entry of entries) {
      const inside = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.name.startsWith(".") || entry.name === "node_modules" || isOwn(inside)) continue;
      if (entry.isDirectory()) waiting.push(inside);
      else if (entry.isFile()) {
        const now = await lstat(join(root, inside)).catch(() => undefined);
        // An entry that was removed in the meantime, or is a link by now, is not the file that was listed.
        if (now?.isFile()) found.push({ path: inside, bytes: now.size, changedMs: now.mtimeMs });
      }
    }
  }
  return found;
}

/** The entries of an owner's folder; empty if it was removed in the meantime, or is a link by now. @throws StudioError */
async function entriesOf(root: string, path: string): Promise<readonly Dirent[]> {
  const place = join(root, path);
  try {
    return (await realpath(place)) === place ? await readdir(place, { withFileTypes: true }) : [];
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(systemCode(error))) return [];
    throw asFailure(error, `${path === "" ? root : path} cannot be read`);
  }
}

/** The place of the published files. */
export const publishedPlace = ({ root }: OwnerFolder): string => join(root, ownNames.published);
