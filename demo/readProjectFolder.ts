import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSite } from "../owner/site/readSite.ts";
import { iconFiles } from "../owner/site/siteFiles.ts";
import { readSiteMap } from "../owner/site/readSiteMap.ts";
import type { SiteMap } from "../owner/site/siteMapShape.ts";
import type { SiteContent } from "../owner/site/siteShape.ts";
import { currentProject, type CurrentProject } from "../src/structuredData/currentProject.ts";
import { parseProject, type Picture, type Project } from "../widgets/project.ts";
import type { FilmFile } from "./film/Player.tsx";

/** What the site of a project is made from. */
export type ProjectFiles = {
  /** `project.json` as the elements read it. */
  readonly json: unknown;
  readonly project: Project;
  /** The project with the statuses and prices that the pages may state to machines. */
  readonly current: CurrentProject;
  readonly site: SiteContent;
  /** By their keys in `pictures.json`; for a tower without one there, the picture of `project.json` as `towers/<id>`. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** By their names in `film/`; of each the smaller kind first. */
  readonly films: Readonly<Record<string, readonly FilmFile[]>>;
  readonly siteMap: SiteMap | null;
  /** Whether the project has a tour of its surroundings. */
  readonly hasOutsideTour: boolean;
  /** Whether the folder has all `icons/` for browsers and home screens. */
  readonly hasIcons: boolean;
};

/** Takes a sentence about what is left out, which begins with the name of a file. */
export type Report = (sentence: string) => void;

/**
 * Reads a project's folder: `project.json`, and whatever of `site.json`, `pictures.json`, `site-map.json` and `film/` there is. What
 * is broken is left out and reported, the rest is shown. `baseUrl`: the project file's own address.
 * @throws Error if project.json cannot be read or has nothing to show
 */
export async function readProjectFolder(folder: string, baseUrl: string, report: Report): Promise<ProjectFiles> {
  const json: unknown = JSON.parse(await readFile(join(folder, "project.json"), "utf8"));
  const { project, problems } = parseProject(json, baseUrl);
  for (const { message } of problems) report(`project.json: ${message}`);
  const { content, faults } = readSite(await readJson(join(folder, "site.json")), project.name ?? "");
  for (const { path, problem } of faults) report(`site.json: ${path && `${path}: `}${problem}`);
  const { map, faults: mapFaults } = readSiteMap(await readJson(join(folder, "site-map.json")));
  for (const { path, problem } of mapFaults) report(`site-map.json: ${path && `${path}: `}${problem}`);
  const pictures = (await readJson(join(folder, "pictures.json"))) ?? {};
  return {
    json,
    project,
    current: currentProject(project, await readAvailability(folder, project, baseUrl), Date.now()),
    site: content,
    pictures: { ...towerPictures(project, baseUrl), ...(pictures as Readonly<Record<string, Picture>>) },
    films: filmsIn(join(folder, "film")),
    siteMap: map,
    hasIcons: iconFiles.every((file) => existsSync(join(folder, file))),
    hasOutsideTour: existsSync(join(folder, "../tours/exterior/index.htm")),
  };
}

/** Pictures of towers, their addresses relative to the project file again. One that lies outside its folder is left out. */
function towerPictures({ towers }: Project, baseUrl: string): Record<string, Picture> {
  const base = new URL(".", baseUrl).href;
  const entries = towers.flatMap(({ id, picture, portrait }) => [
    [`towers/${id}`, picture] as const,
    [`towers/${id}-portrait`, portrait] as const,
  ]);
  return Object.fromEntries(
    entries.flatMap(([key, picture]): [string, Picture][] => {
      if (!picture?.src.startsWith(base)) return [];
      const sources = (picture.sources ?? []).map((source) => ({
        ...source,
        srcset: source.srcset.replaceAll(base, ""),
      }));
      return [[key, { ...picture, src: picture.src.slice(base.length), sources }]];
    }),
  );
}

/** The availability file that the project names, if it lies in its folder. */
async function readAvailability(folder: string, { availability }: Project, baseUrl: string): Promise<unknown> {
  const base = new URL(".", baseUrl).href;
  return availability?.startsWith(base) ? readJson(join(folder, availability.slice(base.length))) : undefined;
}

async function readJson(file: string): Promise<unknown> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as unknown) : undefined;
}

const filmTypes = { webm: "video/webm", mp4: "video/mp4" } as const;

function filmsIn(folder: string): Record<string, readonly FilmFile[]> {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const films: Record<string, FilmFile[]> = {};
  for (const [ending, type] of Object.entries(filmTypes)) {
    for (const name of names.filter((each) => each.endsWith(`.${ending}`))) {
      const film = name.slice(0, -ending.length - 1);
      (films[film] ??= []).push({ src: `/project/film/${name}`, type });
    }
  }
  return films;
}
