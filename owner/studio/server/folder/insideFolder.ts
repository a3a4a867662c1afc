import { constants } from "node:fs";
import { type FileHandle, lstat, mkdir, open, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { pathParts } from "./folderPath.ts";

/**
 * The absolute path of something inside a folder. Called before every write, rename, link and removal in an owner's folder: the path has to
 * stay inside, and no folder on the way may be a symbolic link (symlink). The last part may be a link, but is not followed: if the caller
 * replaces, moves or removes it, this happens to the link itself.
 * @param root a real path, without links
 * @throws StudioError for a path that leads out of the folder, by its name or through a link
 */
export async function insideFolder(root: string, relative: string): Promise<string> {
  const parts = pathParts(relative);
  for (let count = 1; count < parts.length; count += 1) {
    const kind = await kindOf(join(root, ...parts.slice(0, count)));
    if (kind === "missing") break;
    if (kind === "link") throw linkProblem(parts.slice(0, count).join("/"));
    if (kind !== "folder") throw new StudioError("exists", `${parts.slice(0, count).join("/")} is not a folder.`);
  }
  return join(root, ...parts);
}

/**
 * A folder inside another one, created level by level if necessary, so that nothing is created behind a link.
 * @throws StudioError if a level of it is a link or a file, or cannot be created
 */
export async function makeFolderInside(root: string, relative: string): Promise<string> {
  const parts = pathParts(relative);
  for (let count = 1; count <= parts.length; count += 1) {
    const [path, place] = [parts.slice(0, count).join("/"), join(root, ...parts.slice(0, count))];
    try {
      await mkdir(place);
    } catch (error) {
      const kind = systemCode(error) === "EEXIST" ? await kindOf(place) : "missing";
      if (kind === "link") throw linkProblem(path);
      if (kind === "file" || kind === "other") throw new StudioError("exists", `${path} is not a folder.`);
      if (kind === "missing") throw asFailure(error, `${path} in the folder cannot be written`);
    }
  }
  return join(root, ...parts);
}

const linkProblem = (path: string): StudioError =>
  new StudioError("badPath", `${path} is a link that leads elsewhere: remove it.`);

/** The kind of a directory entry; links are not followed. */
export async function kindOf(place: string): Promise<"missing" | "link" | "folder" | "file" | "other"> {
  const found = await lstat(place).catch((error: unknown) => {
    if (["ENOENT", "ENOTDIR"].includes(systemCode(error))) return undefined;
    throw asFailure(error, `${place} cannot be read`);
  });
  if (!found) return "missing";
  if (found.isSymbolicLink()) return "link";
  return found.isDirectory() ? "folder" : found.isFile() ? "file" : "other";
}

// Links are not followed, and pipes without a writer do not block; Windows has neither flag, and relies on the surrounding checks.
const readFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Opens a file for reading, and returns it only if it is the regular file at that very place: if a link replaced the file, or
 * a folder above it, after the place was found, the opened file differs from the one at that place.
 * @param place a real path, without links
 * @throws StudioError for a link or something other than a file; the file system's own error if it cannot be opened
 */
export async function openRegular(place: string, path: string): Promise<FileHandle> {
  const entry = await lstat(place);
  if (!entry.isFile()) throw new StudioError("notReadable", `${path} is not a file that can be read.`);
  const handle = await open(place, readFlags).catch((error: unknown) => {
    throw systemCode(error) === "ELOOP" ? linkProblem(path) : error;
  });
  try {
    const opened = await handle.stat({ bigint: true });
    if (!opened.isFile()) throw new StudioError("notReadable", `${path} is not a file that can be read.`);
    const found = await lstat(place, { bigint: true });
    const isSame = opened.ino === found.ino && opened.dev === found.dev;
    if (!isSame || (await realpath(place)) !== place) throw linkProblem(path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The bytes of a regular file. @throws StudioError if it is larger than `maxBytes`, and as `openRegular` does */
export async function readRegular(place: string, path: string, maxBytes: number): Promise<Buffer> {
  const handle = await openRegular(place, path);
  try {
    const { size } = await handle.stat();
    if (size > maxBytes) throw tooLarge(path, maxBytes);
    const bytes = await handle.readFile();
    if (bytes.length > maxBytes) throw tooLarge(path, maxBytes);
    return bytes;
  } finally {
    await handle.close();
  }
}

const tooLarge = (path: string, maxBytes: number): StudioError =>
  new StudioError("fileTooLarge", `${path} is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`);

/** Whether a real path is inside a folder. */
export const isInsideFolder = (root: string, place: string): boolean =>
  place.startsWith(root.endsWith(sep) ? root : root + sep);
