import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sourcePlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { loadSpheres, panoramaProblem } from "../publish/tours/makeScene.ts";

/** The widths of a scene's files that the sphere requests: also for panoramas that no browser shows, and no larger than necessary. */
const widths: Readonly<Record<string, number>> = { "preview.webp": 768, "full.webp": 4096 };

export type FolderExchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly folder: OwnerFolder;
};

/**
 * Answers `<path of a panorama>/preview.webp` and `…/full.webp`, generated on the fly; returns whether the path was one of them.
 * @throws StudioError for a file that does not exist, or is not a picture
 */
export async function answerScene({ request, response, folder }: FolderExchange, path: string): Promise<boolean> {
  const cut = path.lastIndexOf("/");
  const width = sceneWidth(path.slice(cut + 1));
  if (cut < 0 || width === undefined) return false;
  const source = path.slice(0, cut);
  await sendScene({ request, response, folder }, { source, width, startDeg: 0 });
  return true;
}

type SceneSource = {
  /** A panorama's path in the folder. */
  readonly source: string;
  readonly width: number;
  readonly startDeg: number;
};

/** The width of a scene's file by its name, undefined for other names. */
export const sceneWidth = (name: string): number | undefined =>
  Object.hasOwn(widths, name) ? widths[name] : undefined;

/** @throws StudioError for a file that does not exist, or is not a picture */
export async function sendScene(
  { request, response, folder }: FolderExchange,
  { source, width, startDeg }: SceneSource,
): Promise<void> {
  const place = await sourcePlace(folder, source);
  const { size, mtimeMs } = await stat(place);
  const tag = `"${size.toString(16)}-${mtimeMs.toString(16)}-${width}-${startDeg}"`;
  response.setHeader("Cache-Control", "no-cache");
  response.setHeader("ETag", tag);
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304).end();
    return;
  }
  const { panoramaPreview } = await loadSpheres();
  const bytes = await panoramaPreview(place, width, startDeg).catch((error: unknown) => {
    throw panoramaProblem(error, source);
  });
  response.writeHead(200, { "Content-Type": "image/webp" }).end(bytes);
}
