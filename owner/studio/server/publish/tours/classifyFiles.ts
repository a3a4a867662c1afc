import { readdir } from "node:fs/promises";
import { asFailure, StudioError } from "../../StudioError.ts";
import { listSources, sourcePlace } from "../../folder/ownerFolder.ts";
import { isPictureKind } from "../fileKind.ts";
import { readDrawing } from "../drawings.ts";
import { fileKindOf, type NameKind } from "../publishedName.ts";
import { kindOfFile, type SourceFolder } from "../publishableFile.ts";
import { isOurTourPage } from "./ourTourPage.ts";
import type { RequiredFolder, RequiredTour } from "./requiredTours.ts";

/** The published part of a folder, and the rest. */
export type ClassifiedFiles = {
  readonly files: readonly { readonly source: string; readonly to: string }[];
  /** Files that visitors do not need, or that must not be published: programs, hidden files, others that no page opens. */
  readonly leftOut: readonly string[];
  /** It is a tour with pages or scripts that the owner has not agreed to: none of it is published. */
  readonly isRefused: boolean;
};

/** `listed`: the files of the owner's folder, if these are known. @throws StudioError if the folder is empty, or it cannot be read */
export async function classifyFiles(
  required: RequiredFolder,
  reading: SourceFolder,
  listed?: readonly string[],
): Promise<ClassifiedFiles> {
  const { source, brings } = required;
  const sorted: Record<Part, string[]> = { published: [], script: [], leftOut: [] };
  const all = listed ?? (await listSources(reading.folder)).map(({ path }) => path);
  for (const path of filesIn(required, all).filter((each) => !litter.test(each)))
    sorted[await sortFile(path, required, reading)].push(path);
  const leftOut = [...sorted.leftOut, ...(await hiddenIn(source, reading))];
  if (sorted.script.length > 0 && brings.kind === "pictures")
    return { files: placed(sorted.published, required), leftOut: [...leftOut, ...sorted.script], isRefused: false };
  if (sorted.script.length > 0 && brings.kind === "tour" && !brings.isAllowed)
    return { files: [], leftOut, isRefused: true };
  return { files: placed([...sorted.published, ...sorted.script], required), leftOut, isRefused: false };
}

function filesIn({ source, brings }: RequiredFolder, all: readonly string[]): readonly string[] {
  // The owner's folder itself is never a tour's: of a tour that is directly in it, only the page is used.
  const found = all.filter((path) =>
    source === "" ? brings.kind === "tour" && path === brings.page : path.startsWith(`${source}/`),
  );
  if (found.length > 0) return found;
  throw new StudioError("missing", `${source}/ cannot be read: there is nothing in it.`);
}

const placed = (paths: readonly string[], required: RequiredFolder): ClassifiedFiles["files"] =>
  paths.map((path) => ({ source: path, to: targetOf(path, required) }));

function targetOf(path: string, { source, at }: RequiredFolder): string {
  const inside = source === "" ? path : path.slice(source.length + 1);
  return at === "" ? inside : `${at}/${inside}`;
}

/** "script": it runs for visitors. */
type Part = "published" | "script" | "leftOut";

async function sortFile(path: string, required: RequiredFolder, reading: SourceFolder): Promise<Part> {
  const name = fileKindOf(targetOf(path, required));
  if (name === "picture") return sortPicture(path, reading);
  const { source, brings } = required;
  if (brings.kind === "pictures") return "leftOut";
  if (name === "page") return (await isOurs(path, source, brings, reading)) ? "published" : "script";
  return (await isContent(path, name, reading)) ? "published" : "leftOut";
}

async function sortPicture(path: string, { folder, sources }: SourceFolder): Promise<Part> {
  const kind = await kindOfFile(folder, path);
  if (!isPictureKind(kind)) return "leftOut";
  if (kind !== "svg") return "published";
  const { bytes } = await sources.read(path);
  try {
    readDrawing(bytes, path);
    return "published";
  } catch {
    return "leftOut";
  }
}

/** A text that begins like a program is treated as one, whatever its name is. */
async function isContent(path: string, name: NameKind, { folder }: SourceFolder): Promise<boolean> {
  if (name !== "content" && name !== "json" && name !== "pdf") return false;
  const kind = await kindOfFile(folder, path);
  return name === "pdf" ? kind === "pdf" : kind !== "program";
}

async function isOurs(
  path: string,
  source: string,
  { page, mayBeOurs }: RequiredTour,
  reading: SourceFolder,
): Promise<boolean> {
  const pages = page === "" ? ["index.html", "index.htm"] : [page];
  const isPage = pages.some((name) => path === [source, name].filter(Boolean).join("/"));
  if (!isPage || !mayBeOurs) return false;
  return isOurTourPage((await reading.sources.read(path)).bytes.toString("utf8"));
}

/** Files that operating systems add to every folder; they are left out silently. */
const litter = /(^|\/)(\._[^/]*|\.DS_Store|\.directory|Thumbs\.db|desktop\.ini)$/i;

/** The hidden files, which the studio never lists. */
async function hiddenIn(source: string, { folder }: SourceFolder): Promise<readonly string[]> {
  if (source === "") return [];
  const root = await sourcePlace(folder, source);
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${source}${parentPath.slice(root.length)}/${name}`.replaceAll("\\", "/"))
      .filter((path) => path.slice(source.length).includes("/.") && !litter.test(path));
  } catch (error) {
    throw asFailure(error, `${source}/ cannot be read`);
  }
}
