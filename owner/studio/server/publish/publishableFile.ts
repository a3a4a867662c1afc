import { type MetadataKind, withoutMetadata } from "../../../pictures/withoutMetadata.ts";
import { parsePageTexts } from "../../../../src/project/parsePageTexts.ts";
import { readAvailability } from "../../../../src/project/readAvailability.ts";
import { readWordsFile } from "../../draft/settings/ownTexts.ts";
import { asFailure, StudioError } from "../StudioError.ts";
import { checkPublishable } from "../folder/folderPath.ts";
import { openSource, type OwnerFolder } from "../folder/ownerFolder.ts";
import { firstBytes, isPictureKind, kindOfBytes, type FileKind } from "./fileKind.ts";
import { type PublishedDrawing, readDrawing } from "./drawings.ts";
import { fileKindOf } from "./publishedName.ts";
import type { Sources } from "./sourceBytes.ts";

/** The files that a field of the project may name; "link": an address of the owner's own site, or a file that belongs to the project. */
export type Accepted = "picture" | "film" | "pdf" | "pageTexts" | "words" | "availability" | "link";
/** Read as JSON. */
type AcceptedJson = Extract<Accepted, "pageTexts" | "words" | "availability">;

/** A published file: its own bytes, a copy without metadata, or a rewritten drawing. `hash`: of its own bytes, or of the drawing's text. */
export type PublishableFile = {
  readonly hash: string;
  readonly bare?: Uint8Array;
  readonly drawing?: PublishedDrawing;
};

export type SourceFolder = { readonly folder: OwnerFolder; readonly sources: Sources };

/** Reads a file that is published without conversion. @throws StudioError if its field does not accept it */
export async function readPublishable(
  path: string,
  accepted: Accepted,
  reading: SourceFolder,
): Promise<PublishableFile> {
  refuseName(path, accepted);
  const kind = await kindOfFile(reading.folder, path);
  if (accepted === "pdf" && kind !== "pdf") throw notPdf(path);
  if (accepted === "picture" && !isPictureKind(kind)) throw notPicture(path);
  if (accepted === "film" && kind !== "film") throw notFilm(path);
  if (accepted === "link" && kind !== "pdf" && !isPictureKind(kind)) throw notForLink(path);
  if (isPictureKind(kind)) return importPicture(path, kind, reading.sources);
  if (isJson(accepted)) {
    const { bytes, hash } = await reading.sources.read(path);
    if (!readsAs(bytes, accepted)) throw notJson(path, accepted);
    return { hash };
  }
  return { hash: await reading.sources.hash(path) };
}

/** A web server handles the file by its name, whatever its content is. */
function refuseName(path: string, accepted: Accepted): void {
  const name = fileKindOf(path);
  checkPublishable(path);
  if (accepted === "pdf" && name !== "pdf") throw notPdf(path);
  if (accepted === "picture" && name !== "picture") throw notPicture(path);
  if (accepted === "film" && (name !== "content" || !/\.(mp4|webm)$/.test(path))) throw notFilm(path);
  if (accepted === "link" && name !== "pdf" && name !== "picture") throw notForLink(path);
  if (isJson(accepted) && name !== "json") throw notJson(path, accepted);
}

const isJson = (accepted: Accepted): accepted is AcceptedJson =>
  accepted === "pageTexts" || accepted === "words" || accepted === "availability";

const notPdf = (path: string) =>
  new StudioError("notPdf", `${path} is not a PDF: choose one whose name ends with .pdf.`);
const notPicture = (path: string) =>
  new StudioError("notPicture", `${path} is not a picture that browsers show (JPEG, PNG, WebP, AVIF, GIF, SVG).`);
const notFilm = (path: string) =>
  new StudioError("notFilm", `${path} is not a film that browsers show: save it as MP4 or WebM.`);
const notJson = (path: string, accepted: AcceptedJson) =>
  accepted === "availability"
    ? new StudioError("badFile", `${path} is not a JSON file of statuses and prices: name one, or remove the field.`)
    : new StudioError("notTexts", `${path} is not a JSON file of texts: choose one, or remove the field.`);
const notForLink = (path: string) =>
  new StudioError(
    "notForLink",
    `${path} is not published: write the whole address, beginning with https://, or name a PDF.`,
  );

/** The kind of a file of the folder by its first bytes. @throws StudioError if it cannot be read */
export async function kindOfFile(folder: OwnerFolder, path: string): Promise<FileKind | undefined> {
  const handle = await openSource(folder, path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstBytes), 0, firstBytes, 0);
    return kindOfBytes(buffer.subarray(0, bytesRead));
  } catch (error) {
    throw asFailure(error, `${path} cannot be read`);
  } finally {
    await handle.close();
  }
}

/** @throws StudioError if it is damaged, or an unsafe drawing */
async function importPicture(path: string, kind: MetadataKind | "svg", sources: Sources): Promise<PublishableFile> {
  const { bytes, hash } = await sources.read(path);
  if (kind === "svg") {
    const drawing = readDrawing(bytes, path);
    return { hash: drawing.hash, drawing };
  }
  try {
    const bare = withoutMetadata(bytes, kind);
    return bare === bytes ? { hash } : { hash, bare };
  } catch {
    throw new StudioError("pictureDamaged", `${path} is damaged: save it again, or choose another.`);
  }
}

/**
 * Reads a file of a folder that is published as a whole. `to`: its path in the published folder.
 * @throws StudioError if it cannot be read, or a page in a browser does not need it
 */
export async function readAnyPublishable(
  path: string,
  { folder, sources }: SourceFolder,
  to = path,
): Promise<PublishableFile> {
  checkPublishable(path);
  const name = fileKindOf(to);
  const kind = await kindOfFile(folder, path);
  if (name === "picture") {
    if (!isPictureKind(kind)) throw notPicture(path);
    return importPicture(path, kind, sources);
  }
  const isProgram = name === "server" || (name !== "page" && kind === "program");
  if (isProgram || name === "hidden" || name === "unknown") throw notForPages(path);
  return { hash: await sources.hash(path) };
}

const notForPages = (path: string) =>
  new StudioError("badPath", `${path} is not published: it is a program, or no file that a page in a browser needs.`);

function readsAs(bytes: Buffer, accepted: AcceptedJson): boolean {
  try {
    const json: unknown = JSON.parse(bytes.toString("utf8").replace(/^\uFEFF/, ""));
    switch (accepted) {
      case "pageTexts":
        return parsePageTexts(json) !== undefined;
      case "words":
        return readWordsFile(json) !== undefined;
      case "availability":
        return readAvailability(json).availability !== undefined;
    }
  } catch {
    return false;
  }
}
