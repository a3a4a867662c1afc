import { join } from "node:path";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { ProjectDataError } from "../../../../src/project/ProjectDataError.ts";
import type { Project } from "../../../../src/project/types.ts";
import { defaultBuildingWord } from "../../../site/defaultContent.ts";
import { namedFile } from "../../draft/file/folderAddress.ts";
import { addressesOf, filesOf, type FilePlace } from "../../draft/file/projectFiles.ts";
import { StudioError } from "../StudioError.ts";
import { listSources, readSourceFile, type OwnerFolder } from "../folder/ownerFolder.ts";
import { publishedFiles } from "../publish/publishedFolder.ts";
import { fileKindOf } from "../publish/publishedName.ts";
import type { Accepted } from "../publish/publishableFile.ts";
import { acceptedAt } from "../publish/requiredFiles.ts";
import { missingTours, withoutTours, type MissingTour } from "./missingTours.ts";
import { openCopyJob, copyInto, writeInto, type CopyJob } from "./copyInto.ts";
import { copyTours } from "./copyTours.ts";

/** Larger than any owner's file that is read as JSON. */
const maxBytes = 64 * 1024 * 1024;

/** The text of a JSON file of a folder, and its value. @throws StudioError if it is missing or cannot be read */
export async function readJsonSource(folder: OwnerFolder, path: string): Promise<{ text: string; value: unknown }> {
  const text = (await readSourceFile(folder, path, maxBytes)).toString("utf8");
  const json = parseJsonText(text);
  if (!json.ok) throw new StudioError("badFile", `${path} ${json.problem}.`);
  return { text, value: json.value };
}

/** Elements rendered to HTML for other systems, such as WordPress: a website renders its own. */
const isRenderedElement = (path: string): boolean => path.startsWith("rendered/");

export type ProjectCopy = Pick<CopyJob, "report"> & {
  /** Ids of tours made elsewhere whose pages and scripts the owner has agreed to. */
  readonly allowedTours?: readonly string[];
  /** The folder of the tours' viewer, with `tours/` and `fonts/`. */
  readonly viewer?: string;
};

/**
 * Copies a published project: the files that this computer's studio has listed or, in any other folder, those that `project.json` names.
 * Tours next to the folder, such as `../tours/`, are copied to `tours/` of the website. A tour that is missing there, or that was made
 * elsewhere and the owner has not agreed to, is left out of the website's `project.json`, so no page links to it. A project without
 * `buildingWord` gets the default word ("building").
 * @throws StudioError if project.json cannot be read or has nothing to show
 */
export async function copyProject(
  published: OwnerFolder,
  site: string,
  { report, allowedTours = [], viewer }: ProjectCopy,
): Promise<Project> {
  const { text, value } = await readJsonSource(published, "project.json");
  const project = readProject(value);
  const copyJob = await openCopyJob([published], join(site, "project"), report);
  const listed = await publishedFiles(published);
  if (listed)
    for (const path of listed) {
      if (path !== "project.json" && !isRenderedElement(path)) await copyInto(copyJob, path);
    }
  else await copyNamed(value, published, copyJob);
  const setting = { published, site, report, isOwn: listed !== undefined, allowedTours, viewer };
  const refused = await copyTours(value, setting);
  const isRefused = ({ index }: MissingTour) => refused.some((each) => each.index === index);
  const missing = (await missingTours(value, { published, site })).filter((each) => !isRefused(each));
  const leftOut = [...refused, ...missing].toSorted((a, b) => a.index - b.index);
  for (const { problem } of leftOut) report(problem);
  if (leftOut.length === 0 && project.buildingWord) {
    await writeInto(copyJob, "project.json", text);
    return project;
  }
  const websiteProject = { ...withoutTours(value, leftOut), buildingWord: project.buildingWord ?? defaultBuildingWord };
  await writeInto(copyJob, "project.json", `${JSON.stringify(websiteProject)}\n`);
  return readProject(websiteProject);
}

function readProject(value: unknown): Project {
  try {
    return parseProject(value, "https://site.invalid/project/project.json").project;
  } catch (error) {
    if (error instanceof ProjectDataError) throw new StudioError("badFile", `project.json: ${error.message}`);
    throw error;
  }
}

async function copyNamed(value: unknown, published: OwnerFolder, copyJob: CopyJob): Promise<void> {
  const copied = new Set<string>(["project.json"]);
  const copyOnce = async (path: string, accepted?: Accepted) => {
    if (!copied.has(path)) await copyInto(copyJob, path, accepted);
    copied.add(path);
  };
  let all: readonly string[] | undefined;
  for (const place of filesOf(value)) {
    if (place.steps[0] === "tours" && place.steps[2] === "url") continue;
    for (const address of place.kind === "picture" ? addressesOf(place.picture) : [place.address]) {
      const named = namedFile(address);
      if (named.kind !== "file") continue;
      if (!isPicturesFolder(place)) {
        await copyOnce(named.path, acceptedAt(place));
        continue;
      }
      const folder = named.path.replace(/\/$/, "");
      all ??= (await listSources(published)).map(({ path }) => path);
      for (const path of all)
        if (path.startsWith(`${folder}/`) && fileKindOf(path) === "picture") await copyOnce(path, "picture");
    }
  }
}

const isPicturesFolder = ({ steps: [list, , field] }: FilePlace): boolean => list === "layouts" && field === "folder";
