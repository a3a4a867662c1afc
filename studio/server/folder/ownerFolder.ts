import { lstat, mkdir, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { asFault, StudioFault, systemCode } from "../StudioFault.ts";
import { isOwn, ownNames, pathParts } from "./folderPath.ts";

/** One owner's folder: nothing outside it is read or written. `root` is its real place, without links. */
export type OwnerFolder = { readonly root: string };

/** `path`: of the folder, or of a project file or draft in it. @throws StudioFault where there is no such folder */
export async function findFolder(path: string): Promise<OwnerFolder> {
  try {
    const found = await realpath(path);
    const isProject = ["project.json", ownNames.draft].includes(basename(path)) && (await stat(found)).isFile();
    const root = isProject ? await realpath(dirname(path)) : found;
    if ((await stat(root)).isDirectory()) return { root };
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw asFault(error, `${path} cannot be opened`);
  }
  throw new StudioFault("noFolder", `There is no folder ${path}.`);
}

/**
 * Where a file of the owner lies, links followed.
 * @throws StudioFault for one outside the folder, also by way of a link, and for one that is not there
 */
export async function sourcePlace({ root }: OwnerFolder, path: string): Promise<string> {
  const place = join(root, ...pathParts(path));
  let real = "";
  try {
    real = await realpath(place);
  } catch (error) {
    throw asFault(error, `${path} cannot be read`);
  }
  if (!real.startsWith(root + sep))
    throw new StudioFault("badPath", `${path} is a link that leads out of the folder: copy the file into it.`);
  return real;
}

/**
 * A folder of the studio's own inside the owner's, made if need be.
 * @throws StudioFault where it is a link: what is written there would lie elsewhere
 */
export async function ownPlace({ root }: OwnerFolder, ...parts: readonly string[]): Promise<string> {
  const place = join(root, ...parts);
  try {
    // One by one: "recursive" tells of a disk that can only be read as of a folder that is not there.
    for (let count = 1; count <= parts.length; count += 1) await makeFolder(join(root, ...parts.slice(0, count)));
    if ((await realpath(place)) === place) return place;
  } catch (error) {
    throw asFault(error, `${parts.join("/")} in the folder cannot be written`);
  }
  throw new StudioFault("badPath", `${parts.join("/")} is a link that leads elsewhere: remove it.`);
}

async function makeFolder(place: string): Promise<void> {
  await mkdir(place).catch((error: unknown) => {
    if (systemCode(error) !== "EEXIST") throw error;
  });
}

/** So many files of a folder are told of; an owner who opens a whole disk by mistake waits no longer. */
const mostFiles = 20_000;

/** A file of the owner's: its path with slashes, bytes, and when it was changed last, in ms. */
export type SourceFile = { readonly path: string; readonly bytes: number; readonly changedMs: number };

/** Every file of the owner's in the folder, the studio's own, hidden ones and links left out. */
export async function listSources({ root }: OwnerFolder): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = [];
  const waiting = [""];
  for (let path = waiting.shift(); path !== undefined && found.length < mostFiles; path = waiting.shift()) {
    for (const entry of await readdir(join(root, path), { withFileTypes: true })) {
      const inside = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.name.startsWith(".") || entry.name === "node_modules" || isOwn(inside)) continue;
      if (entry.isDirectory()) waiting.push(inside);
      else if (entry.isFile()) {
        const { size, mtimeMs } = await lstat(join(root, inside));
        found.push({ path: inside, bytes: size, changedMs: mtimeMs });
      }
    }
  }
  return found;
}

/** Where the draft lies. */
export const draftPlace = ({ root }: OwnerFolder): string => join(root, ownNames.draft);
/** Where what visitors get lies. */
export const publishedPlace = ({ root }: OwnerFolder): string => join(root, ownNames.published);
