import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";
import { historyProblem } from "../../../../src/project/priceHistory.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { readAvailability } from "../../../../src/project/readAvailability.ts";
import { pathText, ProjectDataError } from "../../../../src/project/ProjectDataError.ts";
import type { Project } from "../../../../src/project/types.ts";
import type { Problem as DraftProblem } from "../../draft/checks/problem.ts";
import { sitePath } from "../../draft/checks/websiteProblems.ts";
import { readSite } from "../../../site/readSite.ts";
import { needsPicture } from "../../../site/siteFiles.ts";
import { asFailure, StudioError } from "../StudioError.ts";
import { readDraftText } from "../draft/draftFile.ts";
import { parseWithSite } from "../draft/siteFile.ts";
import { isDrawing } from "../../draft/file/pictureNames.ts";
import { namedFile, pathOfAddress } from "../../draft/file/folderAddress.ts";
import { addressesOf, filesOf, type FilePlace } from "../../draft/file/projectFiles.ts";
import { ownNames } from "../folder/folderPath.ts";
import { isThere, listSources, readSourceFile, sourcePlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { openPrices } from "./availabilityText.ts";
import { checkDraftProject, checkProject } from "./checkProject.ts";
import { type PublishedDrawing, readDrawing } from "./drawings.ts";
import { drawingProblems, fileProblems, leftOutProblems } from "./fileProblems.ts";
import { readListedPicture } from "./listedPicture.ts";
import { checkPicture } from "./makePicture.ts";
import { checkPanorama } from "./tours/makeScene.ts";
import { type PublishProblem, printedProblems } from "./problem.ts";
import { siteContentProblems } from "./siteContentProblems.ts";
import { filmsOf, iconProblem, iconsOf, picturesName, websiteFiles, siteMapOf } from "./websiteFiles.ts";
import { openSources, type Sources } from "./sourceBytes.ts";
import { readPublishable } from "./publishableFile.ts";
import { publishedFiles } from "./publishedFolder.ts";
import { fileKindOf } from "./publishedName.ts";
import { tourAboveProblem, toursBeside } from "./tourAbove.ts";
import { classifyFiles } from "./tours/classifyFiles.ts";
import { folderOfTour, namedTours, notAllowedText } from "./tours/namedTours.ts";
import { acceptedAt, requiredFiles, type PlacedFile, type RequiredFile } from "./requiredFiles.ts";

/** The checked content, and the results. */
export type Checked = {
  readonly what: "draft" | "project";
  readonly apartments: number;
  readonly files: number;
  readonly problems: readonly PublishProblem[];
};

/**
 * Checks a folder as publishing would, and writes nothing: its draft or, if it has none, its project.json with the files
 * that it names.
 * @throws StudioError if there is neither, or it cannot be read
 */
export async function checkFolder(folder: OwnerFolder): Promise<Checked> {
  const { text } = await readDraftText(folder);
  const checked = await (text === undefined ? checkPublished(folder) : checkDraft(folder, text));
  const { failure } = await openPrices(folder, new Date());
  if (!failure) return checked;
  return {
    ...checked,
    problems: [...checked.problems, { path: ownNames.prices, problem: failure.message, severity: "warns" }],
  };
}

async function checkDraft(folder: OwnerFolder, text: string): Promise<Checked> {
  const draft = await parseWithSite(folder, text, ownNames.draft);
  const required = requiredFiles(draft);
  const site = await websiteFiles(folder, draft.draft);
  const files = [...required.files, ...site.files];
  const problems = [...required.problems, ...site.problems];
  const sources = await openSources(folder);
  const found: DraftProblem[] = [];
  for (const file of files) found.push(...(await checkRequired({ folder, sources }, file)));
  const { project } = draft.draft;
  const inDraft = [...checkDraftProject(draft), ...problems, ...found];
  const all = [
    ...printedProblems(site.site ? inDraft.filter((each) => !isInSiteFile(each)) : inDraft, project),
    ...(site.site ? siteContentProblems(site.site, project, site.available) : []).map(
      ({ path, problem, isFatal }): PublishProblem => ({
        path: sitePath(path),
        problem,
        severity: isFatal ? "blocks" : "warns",
      }),
    ),
    ...historyProblems(draft.project),
  ];
  return { what: "draft", apartments: apartmentsIn(draft.project), files: files.length, problems: all };
}

/** Whether a problem of the studio's page is one that commands have a sentence for; that of a headline is the picture's. */
const isInSiteFile = ({ code, values }: DraftProblem): boolean =>
  String(values?.["path"]).startsWith("site.json") && !code.startsWith("websiteHeadline");

/** Problems with a draft's drawings, parts of them withheld from visitors, and missing website pictures. @throws StudioError if there is no draft */
export async function checkDrawings(folder: OwnerFolder): Promise<readonly DraftProblem[]> {
  const { text } = await readDraftText(folder);
  if (text === undefined) return [];
  const looking = { folder, sources: await openSources(folder) };
  const draft = await parseWithSite(folder, text, ownNames.draft);
  const site = await websiteFiles(folder, draft.draft);
  const found: DraftProblem[] = [...site.problems];
  for (const placed of [...requiredFiles(draft).files, ...site.files]) {
    try {
      found.push(...drawingProblems(placed, await drawingsOf(looking, placed.file)));
    } catch (error) {
      found.push(...fileProblems(placed, asFailure(error, `${placed.file.source} cannot be read`)));
    }
  }
  return found;
}

/** Problems with the project's setting for showing earlier prices to visitors. */
function historyProblems(project: unknown): readonly PublishProblem[] {
  const problem = historyProblem(project);
  return problem === undefined ? [] : [{ path: "history", problem, severity: "warns" }];
}

type Looking = { readonly folder: OwnerFolder; readonly sources: Sources };

async function checkRequired({ folder, sources }: Looking, placed: PlacedFile): Promise<readonly DraftProblem[]> {
  const { file } = placed;
  const { kind, source } = file;
  try {
    if (kind === "folder") {
      const left = leftOutProblems(placed, await classifyFiles(file, { folder, sources }));
      return [...left, ...drawingProblems(placed, await drawingsOf({ folder, sources }, file))];
    }
    if (kind === "copy") await readPublishable(source, file.accepts, { folder, sources });
    const place = await sourcePlace(folder, source);
    if (kind === "scene") await checkPanorama(place, source);
    if (isDrawing(source)) return drawingProblems(placed, await drawingsOf({ folder, sources }, file));
    // A file published in its present state was read completely then.
    const isPicture = kind === "picture" || kind === "scene";
    if (isPicture && !(await sources.isKnown(source))) await checkPicture(place, source);
    return [];
  } catch (error) {
    return fileProblems(placed, asFailure(error, `${source} cannot be read`));
  }
}

/** The drawings published with a required file: the file itself, or those in its folder. @throws StudioError if one cannot be published */
async function drawingsOf(
  looking: Looking,
  file: RequiredFile,
): Promise<readonly (PublishedDrawing & { readonly source: string })[]> {
  const paths =
    file.kind === "folder" ? (await classifyFiles(file, looking)).files.map(({ source }) => source) : [file.source];
  const drawings: (PublishedDrawing & { readonly source: string })[] = [];
  for (const path of paths.filter(isDrawing))
    drawings.push({ source: path, ...readDrawing((await looking.sources.read(path)).bytes, path) });
  return drawings;
}

async function checkPublished(folder: OwnerFolder): Promise<Checked> {
  const project = await readJson(folder, "project.json");
  if (project === undefined)
    throw new StudioError("draftMissing", `There is neither ${ownNames.draft} nor project.json in ${folder.root}.`);
  const places = filesOf(project);
  const looking = { folder, sources: await openSources(folder) };
  const problems: PublishProblem[] = [...checkProject(project), ...historyProblems(project)];
  for (const place of places) problems.push(...(await namedFileProblems(looking, place)));
  const availability = places.find((place) => place.kind === "file" && place.steps[0] === "availability");
  if (availability?.kind === "file") problems.push(...(await checkAvailability(folder, availability.address)));
  if (!(await publishedFiles(folder))) problems.push(...(await foreignTourProblems(looking, project)));
  problems.push(...(await checkSiteContent(folder, project)));
  return { what: "project", apartments: apartmentsIn(project), files: places.length, problems };
}

async function namedFileProblems(looking: Looking, place: FilePlace): Promise<readonly PublishProblem[]> {
  const addresses = place.kind === "picture" ? addressesOf(place.picture) : [place.address];
  const problems: PublishProblem[] = [];
  for (const address of addresses) {
    const problem = await namedFileProblem(looking, place, address);
    if (problem !== undefined) problems.push({ path: pathText(place.steps), ...problem });
  }
  return problems;
}

/** Above the folder only tours are checked, which belong to a site. */
async function namedFileProblem(
  looking: Looking,
  place: FilePlace,
  address: string,
): Promise<Omit<PublishProblem, "path"> | undefined> {
  const blocking = (problem: string) => ({ problem, severity: "blocks" }) as const;
  const named = namedFile(address);
  if (named.kind === "unsafe") return blocking(`"${address}" is not the address of a file in the folder`);
  const [list, , field] = place.steps;
  const isTour = list === "tours" && field === "url";
  if (named.kind === "above" && isTour) {
    const problem = await tourAboveProblem(looking.folder, address);
    return problem === undefined ? undefined : { problem, severity: "warns" };
  }
  if (named.kind !== "file") return undefined;
  const path = named.path.replace(/\/$/, "");
  if (!(await isThere(looking.folder, path))) return blocking(`there is no file ${path}`);
  // An entire folder, or a file that is read as JSON below.
  const isReadBelow = list === "availability" && fileKindOf(path) === "json";
  if (isReadBelow || isTour || field === "folder") return undefined;
  try {
    const { drawing } = await readPublishable(path, acceptedAt(place), looking);
    if (!drawing || drawing.leftOut.length === 0) return undefined;
    // The studio would not publish it in this form: another program put it there.
    const parts = drawing.leftOut.join(", ");
    return { problem: `${path} has parts that a drawing for visitors should not have: ${parts}`, severity: "warns" };
  } catch (error) {
    return blocking(asFailure(error, `${path} cannot be read`).message);
  }
}

/** Tours made elsewhere in a folder that this computer did not publish: their scripts have not been agreed to here. */
async function foreignTourProblems(looking: Looking, project: unknown): Promise<readonly PublishProblem[]> {
  const all = namedTours(project);
  const beside = { root: toursBeside(looking.folder) };
  const places = [
    { reading: looking, tours: all.filter(({ isBeside }) => !isBeside) },
    { reading: { folder: beside, sources: await openSources(beside) }, tours: all.filter(({ isBeside }) => isBeside) },
  ];
  const problems: PublishProblem[] = [];
  for (const { reading, tours } of places.filter((each) => each.tours.length > 0)) {
    const listed = (await listSources(reading.folder)).map(({ path }) => path);
    for (const tour of tours) {
      const required = folderOfTour(tour, []);
      // One that is missing is reported elsewhere.
      const found = required && (await classifyFiles(required, reading, listed).catch(() => undefined));
      if (found?.isRefused) problems.push({ path: tour.at, problem: notAllowedText(tour.id), severity: "warns" });
    }
  }
  return problems;
}

async function checkAvailability(folder: OwnerFolder, address: string): Promise<readonly PublishProblem[]> {
  const path = pathOfAddress(address);
  if (path === undefined) return [];
  const json = await readJson(folder, path);
  if (json === undefined) return [];
  return readAvailability(json).problems.map((problem) => ({ path, problem, severity: "blocks" }));
}

/** Problems with a site's content besides its project: `site.json`, its pictures, films and icons, and `site-map.json`. */
async function checkSiteContent(folder: OwnerFolder, json: unknown): Promise<readonly PublishProblem[]> {
  const warning = (path: string, problem: string): PublishProblem => ({ path, problem, severity: "warns" });
  const { missing } = await iconsOf(folder);
  const map = await siteMapOf(folder);
  const beside = [
    ...(missing.length > 0 ? [warning("icons", iconProblem(missing))] : []),
    ...(map.problem ? [warning(map.problem.path, map.problem.problem)] : []),
  ];
  const site = await readJson(folder, "site.json");
  const project = readProject(json);
  if (site === undefined || !project) return beside;
  const { content } = readSite(site, project.name ?? "");
  const listed = await listedPictures(folder, needsPicture(content));
  const pictures = new Set([
    ...listed.keys(),
    ...project.towers.flatMap(({ id }) => [`towers/${id}`, `towers/${id}-portrait`]),
  ]);
  const films = new Set((await filmsOf(folder, content)).keys());
  const failures = siteContentProblems(site, project, { pictures, films });
  return [
    ...failures.map(({ path, problem }) => warning(sitePath(path), problem)),
    ...[...listed].flatMap(([key, problems]) => problems.map((problem) => warning(`pictures.json: ${key}`, problem))),
    ...beside,
  ];
}

/** Problems with the files of each picture of `pictures.json` that a site shows, by its key. */
async function listedPictures(
  folder: OwnerFolder,
  needs: (key: string) => boolean,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const listed = await readJson(folder, picturesName);
  const found = new Map<string, readonly string[]>();
  for (const [key, picture] of Object.entries(fieldsOf(listed)).filter(([each]) => needs(each))) {
    const { files, problems: unread } = readListedPicture(picture);
    const problems = [...unread];
    for (const file of files) if (!(await isThere(folder, file))) problems.push(`there is no file ${file}`);
    found.set(key, problems);
  }
  return found;
}

/** `undefined` if nothing in it can be shown, which is reported separately. */
function readProject(json: unknown): Project | undefined {
  try {
    return parseProject(json, "https://site.invalid/project/project.json").project;
  } catch (error) {
    if (error instanceof ProjectDataError) return undefined;
    throw error;
  }
}

/** Larger than any project or availability file. */
const maxBytes = 64 * 1024 * 1024;

/** The value in a JSON file; undefined if there is no such file. @throws StudioError if it cannot be read */
async function readJson(folder: OwnerFolder, path: string): Promise<unknown> {
  let text = "";
  try {
    text = (await readSourceFile(folder, path, maxBytes)).toString("utf8");
  } catch (error) {
    if (error instanceof StudioError && error.code === "missing") return undefined;
    throw error;
  }
  const json = parseJsonText(text);
  if (!json.ok) throw new StudioError("badFile", `${path} ${json.problem}.`);
  return json.value;
}

function apartmentsIn(project: unknown): number {
  const { floors } = (project ?? {}) as { floors?: unknown };
  const lists = Array.isArray(floors) ? floors.map((floor: { apartments?: unknown } | null) => floor?.apartments) : [];
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}
