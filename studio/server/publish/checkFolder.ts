import { parseJsonText } from "../../../src/project/file/parseJsonText.ts";
import { readAvailability } from "../../../src/project/readAvailability.ts";
import { pathText } from "../../../src/project/ProjectDataError.ts";
import type { Problem as DraftProblem } from "../../draft/checks/problem.ts";
import { asFault, StudioFault } from "../StudioFault.ts";
import { readDraftText } from "../draft/draftFile.ts";
import { parseDraft } from "../draft/draftForm.ts";
import { addressesOf, filesOf, localPath, type FilePlace } from "../../draft/file/projectFiles.ts";
import { checkPublishable, ownNames } from "../folder/folderPath.ts";
import { readSource, sourcePlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { checkDraftProject, checkProject } from "./checkProject.ts";
import { fileProblems } from "./fileProblems.ts";
import { checkPicture } from "./makePicture.ts";
import { checkPanorama } from "./tours/makeScene.ts";
import { type Problem, toldProblems } from "./problem.ts";
import { openSources, type Sources } from "./sourceBytes.ts";
import { wantedFiles, type PlacedFile } from "./wantedFiles.ts";

/** What was looked at, and what was found. */
export type Checked = {
  readonly what: "draft" | "project";
  readonly homes: number;
  readonly files: number;
  readonly problems: readonly Problem[];
};

/**
 * Looks at a folder as publishing would, and writes nothing: at its draft, or where it has none at its project.json with the files
 * that one names.
 * @throws StudioFault where there is neither, or it cannot be read
 */
export async function checkFolder(folder: OwnerFolder): Promise<Checked> {
  const { text } = await readDraftText(folder);
  return text === undefined ? checkPublished(folder) : checkDraft(folder, text);
}

async function checkDraft(folder: OwnerFolder, text: string): Promise<Checked> {
  const draft = parseDraft(text, ownNames.draft);
  const { files, problems } = wantedFiles(draft);
  const sources = await openSources(folder);
  const found: DraftProblem[] = [];
  for (const file of files) found.push(...(await checkWanted({ folder, sources }, file)));
  const all = toldProblems([...checkDraftProject(draft), ...problems, ...found]);
  return { what: "draft", homes: homesIn(draft.project), files: files.length, problems: all };
}

type Looking = { readonly folder: OwnerFolder; readonly sources: Sources };

async function checkWanted({ folder, sources }: Looking, placed: PlacedFile): Promise<readonly DraftProblem[]> {
  const { kind, source } = placed.file;
  try {
    const place = await sourcePlace(folder, source);
    if (kind === "copy") checkPublishable(source);
    if (kind === "scene") await checkPanorama(place, source);
    // One that was published as it is now was read to its end then.
    const isPicture = kind === "picture" || kind === "scene";
    if (isPicture && !(await sources.isKnown(source))) await checkPicture(place, source);
    return [];
  } catch (error) {
    return fileProblems(placed, asFault(error, `${source} cannot be read`));
  }
}

async function checkPublished(folder: OwnerFolder): Promise<Checked> {
  const project = await readJson(folder, "project.json");
  if (project === undefined)
    throw new StudioFault("draftMissing", `There is neither ${ownNames.draft} nor project.json in ${folder.root}.`);
  const places = filesOf(project);
  const problems: Problem[] = [...checkProject(project)];
  for (const place of places) problems.push(...(await missingFiles(folder, place)));
  const told = places.find((place) => place.kind === "file" && place.steps[0] === "availability");
  if (told?.kind === "file") problems.push(...(await checkAvailability(folder, told.address)));
  return { what: "project", homes: homesIn(project), files: places.length, problems };
}

async function missingFiles(folder: OwnerFolder, place: FilePlace): Promise<readonly Problem[]> {
  const addresses = place.kind === "picture" ? addressesOf(place.picture) : [place.address];
  const problems: Problem[] = [];
  for (const address of addresses) {
    const path = localPath(address)?.replace(/\/+$/, "");
    // What lies above the folder is not looked at: a site's tours, say.
    if (path === undefined || path === "outside" || path === "") continue;
    const isThere = await sourcePlace(folder, path).then(
      () => true,
      () => false,
    );
    if (!isThere) problems.push({ path: pathText(place.steps), problem: `there is no file ${path}`, weight: "blocks" });
  }
  return problems;
}

async function checkAvailability(folder: OwnerFolder, address: string): Promise<readonly Problem[]> {
  const path = localPath(address);
  if (path === undefined || path === "outside") return [];
  const told = await readJson(folder, path);
  if (told === undefined) return [];
  return readAvailability(told).problems.map((problem) => ({ path, problem, weight: "blocks" }));
}

/** Larger than any project or availability file. */
const mostBytes = 64 * 1024 * 1024;

/** The value in a JSON file; undefined where there is no such file. @throws StudioFault where it cannot be read */
async function readJson(folder: OwnerFolder, path: string): Promise<unknown> {
  let text = "";
  try {
    text = (await readSource(folder, path, mostBytes)).toString("utf8");
  } catch (error) {
    if (error instanceof StudioFault && error.code === "missing") return undefined;
    throw error;
  }
  const json = parseJsonText(text);
  if (!json.ok) throw new StudioFault("badFile", `${path} ${json.problem}.`);
  return json.value;
}

function homesIn(project: unknown): number {
  const { floors } = (project ?? {}) as { floors?: unknown };
  const lists = Array.isArray(floors) ? floors.map((floor: { apartments?: unknown } | null) => floor?.apartments) : [];
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}
