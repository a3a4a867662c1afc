import type { Fault } from "../../api.ts";
import { findTwin, listFolder } from "../server/folderFiles.ts";
import type { OwnPicture } from "../outlines/picture/layerPicture.ts";
import { ownPicture, takePicture } from "../outlines/picture/ownPictures.ts";
import type { GivenFile } from "./droppedFiles.ts";

/** What came of pictures that were given. */
export type TakenFiles = {
  readonly taken: readonly (OwnPicture & { readonly path: string })[];
  readonly failed: readonly { readonly path: string; readonly fault: Fault }[];
};

/**
 * Puts pictures into the owner's folder, one after the other; what lies there already, byte for byte, is used as it is: an
 * owner drops folders out of that very one.
 */
export async function takeFiles(
  files: readonly GivenFile[],
  tell: (done: number) => void,
  within = "",
): Promise<TakenFiles> {
  const known = await listFolder();
  const taken: TakenFiles["taken"][number][] = [];
  const failed: TakenFiles["failed"][number][] = [];
  for (const [index, { file, path }] of files.entries()) {
    tell(index + 1);
    const twin = await findTwin(file, path, known);
    const wanted = path.includes("/") || within === "" ? path : `${within}/${path}`;
    const answer =
      twin === undefined ? await takePicture(file, { path: plainPath(wanted), known }) : await ownPicture(twin);
    if (answer.ok) taken.push({ ...answer.value, path });
    else failed.push({ path, fault: answer.fault });
  }
  return { taken, failed };
}

/** Takes pictures that lie in the folder already, one after the other: hundreds at once would be opened all together. */
export async function takeOwnFiles(paths: readonly string[], tell: (done: number) => void): Promise<TakenFiles> {
  const taken: TakenFiles["taken"][number][] = [];
  const failed: TakenFiles["failed"][number][] = [];
  for (const [index, path] of paths.entries()) {
    tell(index + 1);
    const answer = await ownPicture(path);
    if (answer.ok) taken.push({ ...answer.value, path });
    else failed.push({ path, fault: answer.fault });
  }
  return { taken, failed };
}

/** Names that every system takes. */
const plainPath = (path: string): string => path.split("/").map(plainName).join("/");

export const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, "-")
    .replace(/^[.\s]+/, "")
    .replace(/[.\s]+$/, "") || "foto";
