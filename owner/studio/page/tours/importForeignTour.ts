import { folderOf, type FileWithPath } from "../layouts/droppedFiles.ts";
import { plainName } from "../layouts/importFiles.ts";
import type { Failure } from "../../draft/api.ts";
import type { Answer } from "../server/askStudio.ts";
import { findTwin, type FolderFile, listFolder } from "../server/folderFiles.ts";
import { addFile } from "../server/studioCalls.ts";

/** A folder with a tour's start page. */
export type FoundTour = { readonly folder: string; readonly page: string };

/** Subfolders that contain a tour's start page, with one page each. */
export async function listTours(): Promise<readonly FoundTour[]> {
  const tours = (await listFolder()).flatMap(({ path }) => tourAt(path) ?? []);
  return tours.filter(({ folder }, index) => tours.findIndex((other) => other.folder === folder) === index);
}

function tourAt(path: string): FoundTour | undefined {
  const [, folder, page] = /^(.+)\/(index\.html?)$/i.exec(path) ?? [];
  return folder !== undefined && page !== undefined ? { folder, page } : undefined;
}

const noPage: Failure = { code: "noTourPage", message: "The folder has neither index.htm nor index.html." };

/**
 * Copies a dropped tour into the owner's folder: the folder that has its start page, with all files unchanged. If an identical folder is already
 * there, that one is used. `onProgress`: receives the number of copied files and of all files.
 */
export async function importForeignTour(
  files: readonly FileWithPath[],
  onProgress: (done: number, count: number) => void,
): Promise<Answer<FoundTour>> {
  const all = files.map(inFolder).filter(({ path }) => !/\/\./.test(`/${path}`));
  const [page] = all.flatMap(({ path }) => tourAt(path) ?? []).toSorted((a, b) => depth(a.folder) - depth(b.folder));
  if (!page) return { ok: false, failure: noPage };
  // Files above the tour's folder do not belong to it.
  const above = folderOf(page.folder);
  const within = (path: string) => path.slice(above === "" ? 0 : above.length + 1);
  const own = all
    .filter(({ path }) => path.startsWith(`${page.folder}/`))
    .map(({ file, path }) => ({ file, path: within(path).split("/").map(plainName).join("/") }));
  const listed = await listFolder();
  const name = plainName(within(page.folder));
  const there = await folderOfTwins(own, name, listed);
  if (there !== undefined) return { ok: true, value: { folder: there, page: page.page } };
  const folder = freeFolder(name, listed);
  for (const [index, { file, path }] of own.entries()) {
    onProgress(index, own.length);
    const answer = await addFile(`${folder}${path.slice(name.length)}`, file);
    if (!answer.ok) return answer;
  }
  return { ok: true, value: { folder, page: page.page } };
}

/** Files without a folder get one. */
const inFolder = ({ file, path }: FileWithPath): FileWithPath => ({
  file,
  path: path.includes("/") ? path : `360/${path}`,
});

const depth = (folder: string): number => folder.split("/").length;

/** The existing folder that contains all the files, byte for byte. */
async function folderOfTwins(
  files: readonly FileWithPath[],
  name: string,
  listed: readonly FolderFile[],
): Promise<string | undefined> {
  let folder: string | undefined;
  for (const { file, path } of files) {
    const twin = await findTwin(file, path, listed);
    const at = twin?.slice(0, twin.length - path.length + name.length);
    if (at === undefined || (folder !== undefined && at !== folder)) return undefined;
    folder = at;
  }
  return folder;
}

/** A name that no folder has yet: a partial copy of the tour must not be mixed with this one. */
function freeFolder(name: string, listed: readonly FolderFile[]): string {
  const plain = (text: string) => text.normalize("NFC").toLowerCase();
  const usedNames = new Set(listed.map(({ path }) => plain(path.split("/")[0] ?? "")));
  for (let number = 1, free = name; ; number += 1, free = `${name}-${number}`)
    if (!usedNames.has(plain(free))) return free;
}
