import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { asFailure } from "../StudioError.ts";
import { insideFolder, kindOf, makeFolderInside } from "../folder/insideFolder.ts";
import { isThere, listSources, maxFiles, type OwnerFolder } from "../folder/ownerFolder.ts";
import { openSources } from "../publish/sourceBytes.ts";
import { besideProject, toursBeside } from "../publish/tourAbove.ts";
import { classifyFiles } from "../publish/tours/classifyFiles.ts";
import { folderOfTour, namedTours, notAllowedText, type NamedTour } from "../publish/tours/namedTours.ts";
import { isOurTourPage } from "../publish/tours/ourTourPage.ts";
import type { RequiredFolder } from "../publish/tours/requiredTours.ts";
import { viewerFiles } from "../publish/tours/viewerFiles.ts";
import { copyInto, type CopyJob } from "./copyInto.ts";
import type { MissingTour } from "./missingTours.ts";

type Setting = {
  /** The folder with `project.json`. */
  readonly published: OwnerFolder;
  /** The site, with a folder `project`. */
  readonly site: string;
  readonly report: CopyJob["report"];
  /** Whether the tours in `published` were copied already, as this computer published them. */
  readonly isOwn: boolean;
  /** Ids of the tours made elsewhere whose pages and scripts the owner has agreed to. */
  readonly allowedTours: readonly string[];
  /** The folder of the tours' viewer, with `tours/` and `fonts/`. */
  readonly viewer: string | undefined;
};

/** The tour of the surroundings, which the pages of a site name, not the project. */
const outsideTour = { index: -1, id: "exterior", at: `${besideProject}exterior/`, isBeside: true } as const;
const outsidePath = "exterior/index.htm";

/**
 * Copies the folder of each tour that a project file names, and no other: those in the project's folder to `project/`, those in `../tours/` to
 * `tours/`. A tour made elsewhere is copied only if the owner has agreed to its scripts, as they would run under the owner's address.
 * Returns the tours that are left out; missing ones are not among them.
 */
export async function copyTours(project: unknown, setting: Setting): Promise<readonly MissingTour[]> {
  const { published, site, report, isOwn, viewer } = setting;
  const named = namedTours(project);
  const own = await openPart(published, join(site, "project"), report);
  const beside = named.some(({ isBeside }) => isBeside) ? await openBeside(setting) : undefined;
  const leftOut: MissingTour[] = [];
  let needsViewer = false;
  for (const tour of named) {
    const part = tour.isBeside ? beside : own;
    if (!part || (!tour.isBeside && isOwn)) continue;
    const { problem, isOurs } = await copyTour(tour, part, setting);
    if (problem !== undefined) leftOut.push({ index: tour.index, problem: `project.json: ${tour.at}: ${problem}.` });
    needsViewer ||= !tour.isBeside && isOurs;
  }
  if (beside && (await isThere(beside.reading.folder, outsidePath))) {
    const { problem } = await copyTour({ ...outsideTour, path: outsidePath }, beside, setting);
    if (problem !== undefined) report(`${outsideTour.at}: ${problem}.`);
  }
  if (needsViewer) await copyViewer(own, viewer);
  return leftOut;
}

/** A folder of tours, and its place in the site. */
type Part = {
  readonly reading: CopyJob["from"][number];
  /** The paths of all its files. */
  readonly listed: readonly string[];
  readonly copyJob: CopyJob;
};

async function openPart(folder: OwnerFolder, to: string, report: CopyJob["report"]): Promise<Part> {
  const reading = { folder, sources: await openSources(folder) };
  const listed = (await listSources(folder)).map(({ path }) => path);
  if (listed.length >= maxFiles)
    report(
      `${folder.root} has ${maxFiles} files or more: those beyond are not copied. Move tours of their own to a second folder.`,
    );
  return { reading, listed, copyJob: { from: [reading], to, report } };
}

async function openBeside({ published, site, report }: Setting): Promise<Part | undefined> {
  const root = toursBeside(published);
  if ((await kindOf(root)) !== "folder") {
    report(`There is no folder ${besideProject}.`);
    return undefined;
  }
  return openPart({ root }, join(site, "tours"), report);
}

type CopiedTour = { readonly problem?: string; readonly isOurs: boolean };

/** `problem`: why the tour is left out. */
async function copyTour(
  tour: NamedTour,
  { reading, listed, copyJob }: Part,
  { allowedTours }: Setting,
): Promise<CopiedTour> {
  const required = folderOfTour(tour, allowedTours);
  if (!required) return { isOurs: false };
  const found = await foundTour(required, { reading, listed });
  if ("problem" in found) return { ...found, isOurs: false };
  const { files, leftOut, isRefused } = found;
  if (isRefused) return { problem: notAllowedText(tour.id), isOurs: false };
  if (files.length > 0) await mkdir(copyJob.to, { recursive: true });
  for (const file of files) await copyInto(copyJob, file.source);
  if (leftOut.length > 0) copyJob.report(`project.json: ${tour.at}: ${leftOutText(leftOut)}.`);
  return { isOurs: await hasOurPage(files, reading) };
}

/** Of a tour that is missing nothing is found, without a problem: it is reported with the other missing ones. */
async function foundTour(required: RequiredFolder, { reading, listed }: Pick<Part, "reading" | "listed">) {
  try {
    return await classifyFiles(required, reading, listed);
  } catch (error) {
    const { code, message } = asFailure(error, `${required.source}/ cannot be read`);
    return code === "missing"
      ? { files: [], leftOut: [], isRefused: false }
      : { problem: `a site leaves this tour out: ${message.replace(/\.$/, "")}` };
  }
}

async function hasOurPage(
  files: readonly { readonly source: string }[],
  { sources }: Part["reading"],
): Promise<boolean> {
  const pages = files.filter(({ source }) => /(^|\/)index\.html?$/.test(source));
  for (const { source } of pages) if (isOurTourPage((await sources.read(source)).bytes.toString("utf8"))) return true;
  return false;
}

/** Tours of ours in the project's folder refer to the viewer next to them. It comes from this program, never from a folder. */
async function copyViewer({ copyJob: { to, report } }: Part, viewer: string | undefined): Promise<void> {
  try {
    const { paths } = await viewerFiles(viewer);
    for (const [path, place] of paths) {
      if (path.endsWith(".map")) continue;
      await makeFolderInside(to, dirname(path));
      await cp(place, await insideFolder(to, path));
    }
  } catch (error) {
    report(asFailure(error, "The tours' viewer cannot be copied").message);
  }
}

const maxNamed = 5;

function leftOutText(files: readonly string[]): string {
  const named = files.slice(0, maxNamed).join(", ") + (files.length > maxNamed ? ", …" : "");
  return `a site leaves out files that no page in a browser needs: ${named} (${files.length} in all)`;
}
