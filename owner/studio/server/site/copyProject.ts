import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { ProjectDataError } from "../../../../src/project/ProjectDataError.ts";
import type { Project } from "../../../../src/project/types.ts";
import { defaultBuildingWord } from "../../../site/startContent.ts";
import { namedFile } from "../../draft/file/folderAddress.ts";
import { addressesOf, filesOf, type FilePlace } from "../../draft/file/projectFiles.ts";
import { StudioError } from "../StudioError.ts";
import { kindOf } from "../folder/insideFolder.ts";
import { listSources, readSourceFile, type OwnerFolder } from "../folder/ownerFolder.ts";
import { publishedFiles } from "../publish/publishedFolder.ts";
import { fileKindOf } from "../publish/publishedName.ts";
import { acceptedAt } from "../publish/requiredFiles.ts";
import { missingTours, withoutTours } from "./missingTours.ts";
import { openCopyJob, copyInto, writeInto, type CopyJob } from "./copyInto.ts";

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

/**
 * Copies a published project: the files that the studio has listed or, in a folder created in another way, those that `project.json` names. Tours
 * next to the folder, as `../tours/`, are copied to `tours/` of the site. A tour that is missing there is left out of the site's
 * `project.json`, so that no page links to it. A project without `buildingWord` gets the default ("building"), which is true
 * of any project.
 * @throws StudioError if project.json cannot be read or has nothing to show
 */
export async function copyProject(published: OwnerFolder, site: string, report: CopyJob["report"]): Promise<Project> {
  const { text, value } = await readJsonSource(published, "project.json");
  const project = readProject(value);
  const copyJob = await openCopyJob([published], join(site, "project"), report);
  const listed = await publishedFiles(published);
  if (listed)
    for (const path of listed) {
      if (path !== "project.json" && !isRenderedElement(path)) await copyInto(copyJob, path);
    }
  else await copyNamed(value, published, copyJob);
  if (filesOf(value).some(isInTours)) await copyTours({ root: dirname(published.root) }, site, report);
  const missing = await missingTours(value, { published, copied: { root: copyJob.to } });
  for (const { problem } of missing) report(problem);
  if (missing.length === 0 && project.buildingWord) {
    await writeInto(copyJob, "project.json", text);
    return project;
  }
  const websiteProject = { buildingWord: defaultBuildingWord, ...withoutTours(value, missing) };
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
  const copyOnce = async (path: string, accepted?: Parameters<typeof copyInto>[2]) => {
    if (!copied.has(path)) await copyInto(copyJob, path, accepted);
    copied.add(path);
  };
  let all: readonly string[] | undefined;
  for (const place of filesOf(value)) {
    for (const address of place.kind === "picture" ? addressesOf(place.picture) : [place.address]) {
      const named = namedFile(address);
      if (named.kind !== "file") continue;
      const folder = folderAt(place, named.path);
      if (folder === undefined)
        await copyOnce(named.path, place.steps[0] === "availability" ? undefined : acceptedAt(place));
      else {
        all ??= (await listSources(published)).map(({ path }) => path);
        const isTour = place.steps[0] === "tours";
        for (const path of all)
          if (path.startsWith(`${folder}/`) && (isTour ? isTourFile(path) : fileKindOf(path) === "picture"))
            await copyOnce(path);
      }
    }
  }
}

/** The folder that an address refers to: a tour's, or one of pictures. */
function folderAt({ steps: [list, , field] }: FilePlace, path: string): string | undefined {
  if (list === "layouts" && field === "folder") return path.replace(/\/$/, "");
  if (list !== "tours" || field !== "url") return undefined;
  const folder = path.endsWith("/") ? path.slice(0, -1) : path.split("/").slice(0, -1).join("/");
  return folder === "" ? undefined : folder;
}

const isTourFile = (path: string): boolean => ["picture", "json", "content", "page"].includes(fileKindOf(path));

const isInTours = (place: FilePlace): boolean =>
  place.kind === "file" && place.steps[0] === "tours" && place.address.startsWith("../tours/");

async function copyTours(parentFolder: OwnerFolder, site: string, report: CopyJob["report"]): Promise<void> {
  if ((await kindOf(join(parentFolder.root, "tours"))) !== "folder") return report("There is no folder ../tours.");
  const tours = { root: join(parentFolder.root, "tours") };
  await mkdir(join(site, "tours"));
  const copyJob = await openCopyJob([tours], join(site, "tours"), report);
  for (const { path } of await listSources(tours)) if (isTourFile(path)) await copyInto(copyJob, path);
}
