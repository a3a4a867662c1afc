import { isRecord } from "../../../../src/project/isRecord.ts";
import type { Project } from "../../../../src/project/types.ts";
import { readSite } from "../../../site/readSite.ts";
import { needsPicture } from "../../../site/siteFiles.ts";
import type { SiteContent } from "../../../site/siteSchema.ts";
import { sitePath } from "../../draft/checks/websiteProblems.ts";
import type { WrittenPicture } from "../../draft/file/projectFiles.ts";
import { isThere, type OwnerFolder } from "../folder/ownerFolder.ts";
import { readListedPicture } from "../publish/listedPicture.ts";
import { siteContentProblems } from "../publish/siteContentProblems.ts";
import { filmsOf, iconProblem, iconsOf, picturesName, surroundingsMapName } from "../publish/websiteFiles.ts";
import { readJsonSource } from "./copyProject.ts";
import { openCopyJob, copyInto, writeInto, type CopyJob } from "./copyInto.ts";

type Setting = {
  /** The folders in which files are looked up, in order. */
  readonly contents: readonly OwnerFolder[];
  readonly project: Project;
  /** The site's folder of the project, which already contains `project.json`. */
  readonly to: string;
  readonly report: CopyJob["report"];
};

/**
 * Copies a site's content besides its project: `site.json`, `site-map.json`, icons, and the pictures and films that `site.json` names.
 * Reports problems with `site.json`.
 * @throws StudioError if one of the JSON files cannot be read
 */
export async function copySiteContent({ contents, project, to, report }: Setting): Promise<SiteContent> {
  const copyJob = await openCopyJob(contents, to, report);
  // The studio's published file takes precedence over the file next to the draft, which may be older.
  const site = await readFirst(contents.toReversed(), "site.json");
  const { content } = readSite(site?.value, project.name ?? "");
  const pictures = await copyPictures(contents, content, copyJob);
  const map = await readFirst(contents, surroundingsMapName);
  if (map) await writeInto(copyJob, surroundingsMapName, map.text);
  await copyIcons(contents, copyJob);
  const films = await copyFilms(contents, content, copyJob);
  if (!site) return content;
  await writeInto(copyJob, "site.json", site.text);
  const towers = project.towers.flatMap(({ id }) => [`towers/${id}`, `towers/${id}-portrait`]);
  const available = new Set([...pictures, ...towers]);
  for (const { path, problem } of siteContentProblems(site.value, project, { pictures: available, films }))
    report(`${sitePath(path)}: ${problem}`);
  return content;
}

async function readFirst(contents: readonly OwnerFolder[], name: string) {
  for (const folder of contents) if (await isThere(folder, name)) return readJsonSource(folder, name);
  return undefined;
}

/** Returns the keys of the existing pictures; the others are left out of the list. */
async function copyPictures(
  contents: readonly OwnerFolder[],
  content: SiteContent,
  taking: CopyJob,
): Promise<readonly string[]> {
  const lists: Readonly<Record<string, unknown>>[] = [];
  // The last one wins: the published list includes the pictures added in the studio.
  for (const folder of contents) {
    const listed = await readFirst([folder], picturesName);
    if (isRecord(listed?.value)) lists.push(listed.value);
  }
  const needs = needsPicture(content);
  const all = Object.entries(Object.assign({}, ...lists) as Readonly<Record<string, unknown>>);
  const whole: [string, WrittenPicture][] = [];
  for (const [key, value] of all.filter(([each]) => needs(each))) {
    const { picture, files, problems } = readListedPicture(value);
    const what = picture ? "this part of the picture" : "the picture";
    for (const problem of problems) taking.report(`${picturesName}: ${key}: ${problem}: ${what} is left out.`);
    if (picture && (await copyAll(files, taking))) whole.push([key, picture]);
  }
  if (lists.length > 0) await writeInto(taking, picturesName, `${JSON.stringify(Object.fromEntries(whole))}\n`);
  return whole.map(([key]) => key);
}

/** Whether all files of a picture could be copied. */
async function copyAll(files: readonly string[], taking: CopyJob): Promise<boolean> {
  let isWhole = true;
  for (const file of files) isWhole = (await copyInto(taking, file, "picture")) && isWhole;
  return isWhole;
}

/** The icons of the first folder that has any. */
async function copyIcons(contents: readonly OwnerFolder[], taking: CopyJob): Promise<void> {
  for (const folder of contents) {
    const { files, missing } = await iconsOf(folder);
    if (missing.length > 0) taking.report(`icons: ${iconProblem(missing)}`);
    for (const file of files) await copyInto(taking, file, "picture");
    if (files.length > 0 || missing.length > 0) return;
  }
}

/** Returns the names of the existing films. */
async function copyFilms(
  contents: readonly OwnerFolder[],
  content: SiteContent,
  taking: CopyJob,
): Promise<ReadonlySet<string>> {
  const copied = new Set<string>();
  for (const folder of contents)
    for (const [film, files] of await filmsOf(folder, content))
      if (!copied.has(film)) for (const file of files) if (await copyInto(taking, file, "film")) copied.add(film);
  return copied;
}
