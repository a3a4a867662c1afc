import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";
import { readSite, type SiteProblem } from "../../../site/readSite.ts";
import { readSiteMap } from "../../../site/readSiteMap.ts";
import { filmFiles, iconFiles, namedFilms, needsPicture } from "../../../site/siteFiles.ts";
import type { SiteContent } from "../../../site/siteSchema.ts";
import type { SiteMap } from "../../../site/siteMapSchema.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import { websiteProblems, type WebsiteFiles } from "../../draft/checks/websiteProblems.ts";
import type { Draft, DraftPicture, SiteFields } from "../../draft/draft.ts";
import { withValues } from "../../draft/file/projectFiles.ts";
import { publishedSite } from "../../draft/website/website.ts";
import { isThere, readSourceFile, type OwnerFolder } from "../folder/ownerFolder.ts";
import { asFailure, StudioError } from "../StudioError.ts";
import { headlineProblem } from "./headlineOver.ts";
import { readListedPicture } from "./listedPicture.ts";
import { drawnPicture, publishedPicture } from "./publishedPicture.ts";
import type { Accepted } from "./publishableFile.ts";
import type { PlacedFile } from "./requiredFiles.ts";
import { madePicture, type Prepared } from "./requiredJobs.ts";

/** The list of a website's pictures by their keys, next to `project.json`. */
export const picturesName = "pictures.json";
/** The drawn map of the surroundings; not sitemap.xml. */
export const surroundingsMapName = "site-map.json";

const maxBytes = 64 * 1024 * 1024;

export type PublishedWebsiteFiles = {
  /** `site.json` as published; `undefined`: the website shows the default content. */
  readonly site: SiteFields | undefined;
  /** Pictures added in the studio, and pictures, films and icons of the folder, which are published unchanged. */
  readonly files: readonly PlacedFile[];
  /** The pictures and films that the website can show. */
  readonly available: WebsiteFiles;
  readonly problems: readonly Problem[];
  /** Generated files, by name: the parts of `pictures.json` and `site-map.json` that the website shows. */
  readonly generatedFiles: (prepared: readonly Prepared[]) => ReadonlyMap<string, string>;
};

/** The files that a draft's website shows besides the project's own: added in the studio, or from the folder. */
export async function websiteFiles(folder: OwnerFolder, draft: Draft): Promise<PublishedWebsiteFiles> {
  const site = publishedSite(draft);
  const { content } = readSite(site, draft.project.name ?? "");
  const needs = needsPicture(content);
  const added = Object.entries(draft.website?.pictures ?? {}).filter(([key]) => needs(key));
  const addedKeys = new Set(added.map(([key]) => key));
  const inList = Object.entries(await readPictures(folder))
    .filter(([key]) => needs(key) && !addedKeys.has(key))
    .map(([key, value]) => ({ key, ...readListedPicture(value) }));
  const listed = inList.flatMap(({ key, picture }) => (picture ? [[key, picture] as const] : []));
  const films = await filmsOf(folder, content);
  const icons = await iconsOf(folder);
  const { map, problem } = await siteMapOf(folder);
  const headline = site && (await headlineProblem(folder, draft, content));
  const towers = draft.project.towers.flatMap(({ id }) => [`towers/${id}`, `towers/${id}-portrait`]);
  const pictures = new Set([...addedKeys, ...listed.map(([key]) => key), ...towers]);
  const available = { pictures, films: new Set(films.keys()) };
  const missing = websiteProblems(draft, available).filter(({ code }) => missingFileCodes.has(code));
  return {
    site: site && headline ? withoutHeadlineOver(site) : site,
    files: [
      ...copiedAsIs([...new Set(inList.flatMap(({ files }) => files))], "picture"),
      ...added.map(([key, picture]): PlacedFile => ({ file: requiredPicture(key, picture), places: [["website"]] })),
      ...copiedAsIs([...films.values()].flat(), "film"),
      ...copiedAsIs(icons.files, "picture"),
    ],
    available,
    problems: [
      ...missing,
      ...missingIcons(icons.missing),
      ...(problem ? [broken(problem)] : []),
      ...inList.flatMap(({ key, problems }) =>
        problems.map((each) => broken({ path: `${picturesName}: ${key}`, problem: each })),
      ),
      ...(headline ? [headline] : []),
    ],
    generatedFiles: (prepared) => {
      const made = prepared.flatMap((each) => madeEntry(each, Object.fromEntries(added)));
      const all = [...listed, ...made];
      const files = new Map<string, string>();
      if (all.length > 0) files.set(picturesName, `${JSON.stringify(Object.fromEntries(all))}\n`);
      if (map) files.set(surroundingsMapName, `${JSON.stringify(map)}\n`);
      return files;
    },
  };
}

/** The site puts the headline above the picture. */
const withoutHeadlineOver = (site: SiteFields): SiteFields =>
  withValues(site, [[["pages", "home", "headlineOver"], false]]);

/** A picture of the website as a job: no part of the project shows it, so it is listed in `pictures.json` only. */
const requiredPicture = (key: string, { width, height, studio }: DraftPicture): PlacedFile["file"] => ({
  kind: "picture",
  source: String(studio?.file),
  purpose: height > width ? "upright" : "stage",
  stem: key,
  uses: [],
});

function madeEntry(
  prepared: Prepared,
  added: Readonly<Record<string, DraftPicture>>,
): readonly (readonly [string, unknown])[] {
  if (prepared.kind === "brochure" || prepared.kind === "scene" || prepared.required.kind !== "picture") return [];
  const { stem: key, uses } = prepared.required;
  const picture = added[key];
  if (!picture || uses.length > 0) return [];
  const entry =
    prepared.kind === "picture"
      ? publishedPicture(picture, key, madePicture(prepared.made))
      : drawnPicture(picture, key);
  return [[key, entry]];
}

const missingFileCodes: ReadonlySet<string> = new Set([
  "websitePictureMissing",
  "websitePosterMissing",
  "websiteFileMissing",
]);

const copiedAsIs = (paths: readonly string[], accepts: Accepted): readonly PlacedFile[] =>
  paths.map((path) => ({ file: { kind: "copy", source: path, to: path, accepts }, places: [["website"]] }));

const websiteWarning = { severity: "warning", at: ["website"], fix: "open" } as const;

function missingIcons(files: readonly string[]): readonly Problem[] {
  if (files.length === 0) return [];
  const values = { path: "icons", value: files.join(", "), problem: iconProblem(files) };
  return [{ code: "websiteFileMissing", ...websiteWarning, values }];
}

const broken = ({ path, problem }: Pick<SiteProblem, "path" | "problem">): Problem => ({
  code: "websiteBroken",
  ...websiteWarning,
  values: { path, problem },
});

/** The warning if only some of the icons exist. */
export const iconProblem = (files: readonly string[]): string =>
  `there is no ${files.join(", ")}: the site has no icons until all exist`;

/** The files of each film of a site's content that the folder contains; a film without one is left out. */
export async function filmsOf(
  folder: OwnerFolder,
  content: SiteContent,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const films = new Map<string, readonly string[]>();
  for (const film of namedFilms(content)) {
    const files = await existingOf(folder, filmFiles(film));
    if (files.length > 0) films.set(film, files);
  }
  return films;
}

/** All icons, or none if one of them is missing. `missing`: the missing ones, if the folder has any icon. */
export async function iconsOf(folder: OwnerFolder): Promise<{ files: readonly string[]; missing: readonly string[] }> {
  const files = await existingOf(folder, iconFiles);
  if (files.length === 0 || files.length === iconFiles.length) return { files, missing: [] };
  return { files: [], missing: iconFiles.filter((file) => !files.includes(file)) };
}

async function existingOf(folder: OwnerFolder, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) if (await isThere(folder, path)) found.push(path);
  return found;
}

type FoundMap = {
  readonly map: SiteMap | null;
  readonly problem?: { readonly path: string; readonly problem: string };
};

/** Reads the map of the surroundings; its invalid parts are left out, and the first of them is reported. */
export async function siteMapOf(folder: OwnerFolder): Promise<FoundMap> {
  if (!(await isThere(folder, surroundingsMapName))) return { map: null };
  const withoutMap = (problem: string): FoundMap => ({ map: null, problem: { path: surroundingsMapName, problem } });
  try {
    const json = parseJsonText((await readSourceFile(folder, surroundingsMapName, maxBytes)).toString("utf8"));
    if (!json.ok) return withoutMap(json.problem);
    const { map, problems } = readSiteMap(json.value);
    const [first] = problems;
    if (!first) return { map };
    return {
      map,
      problem: { path: `${surroundingsMapName}: ${first.path}`.replace(/: $/, ""), problem: first.problem },
    };
  } catch (error) {
    return withoutMap(asFailure(error, `${surroundingsMapName} cannot be read`).message);
  }
}

/** Every picture that the folder lists; empty if the list is missing or cannot be read. */
async function readPictures(folder: OwnerFolder): Promise<Readonly<Record<string, unknown>>> {
  try {
    const json = parseJsonText((await readSourceFile(folder, picturesName, maxBytes)).toString("utf8"));
    return json.ok ? fieldsOf(json.value) : {};
  } catch (error) {
    if (error instanceof StudioError) return {};
    throw error;
  }
}
