import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import type { FolderList } from "../../draft/api.ts";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { ownNames } from "./folderPath.ts";

/** Beyond this number, folders are not listed: their paths can be typed. */
const maxFolders = 500;

/**
 * The folders at one place of this computer, sorted by name; hidden ones are left out. Only names are read, nothing inside the folders.
 * @param path absolute; undefined: the home folder
 * @throws StudioError if it does not exist or may not be read
 */
export async function browseFolders(path: string = homedir()): Promise<FolderList> {
  if (!isAbsolute(path)) throw new StudioError("badPath", `${path} is not a full path.`);
  const [place, entries] = await entriesOf(path);
  const visible = entries.filter(({ name }) => !name.startsWith(".") && name !== "node_modules");
  const checked = await Promise.all(visible.map(async (entry) => ((await isFolder(place, entry)) ? [entry.name] : [])));
  const names = checked.flat().toSorted((one, other) => one.localeCompare(other, undefined, { numeric: true }));
  const folders = names.slice(0, maxFolders).map(async (name) => {
    const folder = join(place, name);
    return { name, path: folder, isProject: await isProject(folder) };
  });
  const parent = dirname(place);
  return {
    path: place,
    parent: parent === place ? null : parent,
    folders: await Promise.all(folders),
    isCutOff: names.length > maxFolders,
    places: await places(),
  };
}

async function entriesOf(path: string): Promise<readonly [string, readonly Dirent[]]> {
  try {
    const place = await realpath(path);
    return [place, await readdir(place, { withFileTypes: true })];
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(systemCode(error)))
      throw new StudioError("noFolder", `There is no folder ${path}.`);
    throw new StudioError("folderNotReadable", asFailure(error, `${path} cannot be read`).message);
  }
}

/** A link counts as its target. */
async function isFolder(place: string, entry: Dirent): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return stat(join(place, entry.name)).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Whether it contains a draft or a project file. */
async function isProject(folder: string): Promise<boolean> {
  const files = [ownNames.draft, "project.json"].map((name) =>
    stat(join(folder, name)).then(
      (found) => found.isFile(),
      () => false,
    ),
  );
  return (await Promise.all(files)).includes(true);
}

/** Starting points for browsing: the home folder, the folder that the studio was started in, and the computer's disks. */
async function places(): Promise<FolderList["places"]> {
  const home = homedir();
  const here = process.cwd();
  const disks = process.platform === "win32" ? await windowsDisks() : ["/"];
  return [
    { kind: "home", path: home },
    ...(here === home || disks.includes(here) ? [] : [{ kind: "here", path: here } as const]),
    ...disks.map((path) => ({ kind: "disk", path }) as const),
  ];
}

async function windowsDisks(): Promise<readonly string[]> {
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map((letter) => `${letter}:\\`);
  const found = letters.map((disk) =>
    stat(disk).then(
      () => [disk],
      () => [],
    ),
  );
  return (await Promise.all(found)).flat();
}
