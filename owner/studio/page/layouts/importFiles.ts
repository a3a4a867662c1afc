import type { Failure } from "../../draft/api.ts";
import { findTwin, listFolder } from "../server/folderFiles.ts";
import type { OwnPicture } from "../outlines/picture/layerPicture.ts";
import { ownPicture, importPicture } from "../outlines/picture/ownPictures.ts";
import type { FileWithPath } from "./droppedFiles.ts";

/** The result of adding pictures. */
export type ImportedFiles = {
  readonly imported: readonly (OwnPicture & { readonly path: string })[];
  readonly failed: readonly { readonly path: string; readonly failure: Failure }[];
};

/**
 * Copies pictures into the owner's folder one after the other. A file that is already there, byte for byte, is used instead of a copy, as owners
 * often drop folders from that very folder.
 */
export async function importFiles(
  files: readonly FileWithPath[],
  onProgress: (done: number) => void,
  within = "",
): Promise<ImportedFiles> {
  const listed = await listFolder();
  const imported: ImportedFiles["imported"][number][] = [];
  const failed: ImportedFiles["failed"][number][] = [];
  for (const [index, { file, path }] of files.entries()) {
    onProgress(index + 1);
    const twin = await findTwin(file, path, listed);
    const target = path.includes("/") || within === "" ? path : `${within}/${path}`;
    const answer =
      twin === undefined ? await importPicture(file, { path: plainPath(target), listed }) : await ownPicture(twin);
    if (answer.ok) imported.push({ ...answer.value, path });
    else failed.push({ path, failure: answer.failure });
  }
  return { imported, failed };
}

/** Adds pictures that are already in the folder, one after the other, so that hundreds of them are not open at the same time. */
export async function importOwnFiles(
  paths: readonly string[],
  onProgress: (done: number) => void,
): Promise<ImportedFiles> {
  const imported: ImportedFiles["imported"][number][] = [];
  const failed: ImportedFiles["failed"][number][] = [];
  for (const [index, path] of paths.entries()) {
    onProgress(index + 1);
    const answer = await ownPicture(path);
    if (answer.ok) imported.push({ ...answer.value, path });
    else failed.push({ path, failure: answer.failure });
  }
  return { imported, failed };
}

/** Makes each part of a path valid on every operating system. */
const plainPath = (path: string): string => path.split("/").map(plainName).join("/");

export const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, "-")
    .replace(/^[.\s]+/, "")
    .replace(/[.\s]+$/, "") || "foto";
