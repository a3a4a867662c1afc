import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSite } from "../owner/site/readSite.ts";
import { iconFiles } from "../owner/site/siteFiles.ts";
import { readSiteMap } from "../owner/site/readSiteMap.ts";
import type { SiteMap } from "../owner/site/siteMapSchema.ts";
import type { SiteContent } from "../owner/site/siteSchema.ts";
import { currentProject, type CurrentProject } from "../src/facts/structuredData/currentProject.ts";
import { parseProject, type Picture, type Project } from "../widgets/project.ts";
import type { FilmFile } from "./film/Player.tsx";

/** The input from which a project's site is generated. */
export type ProjectFiles = {
  /** `project.json` in the form in which the elements read it. */
  readonly json: unknown;
  readonly project: Project;
  /** The project with the statuses and prices that pages may state in machine-readable data. */
  readonly current: CurrentProject;
  readonly site: SiteContent;
  /** By their keys in `pictures.json`. Towers without a picture there use that of `project.json`, as `towers/<id>`. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** By their names in `film/`; for each film, the smaller format first. */
  readonly films: Readonly<Record<string, readonly FilmFile[]>>;
  readonly siteMap: SiteMap | null;
  /** Whether the project has a tour of its surroundings. */
  readonly hasOutsideTour: boolean;
  /** Whether the folder has all `icons/` for browsers and home screens. */
  readonly hasIcons: boolean;
};

/** Receives a sentence about something that is left out; the sentence begins with the name of a file. */
export type ReportLeftOut = (sentence: string) => void;

/**
 * Reads a project's folder: `project.json` and, if they exist, `site.json`, `pictures.json`, `site-map.json` and `film/`. Invalid parts are
 * left out and reported. `baseUrl`: the project file's address.
 * @throws Error if project.json cannot be read or has nothing to show
 */
export async function readProjectFolder(folder: string, baseUrl: string, report: ReportLeftOut): Promise<ProjectFiles> {
  const json: unknown = JSON.parse(await readFile(join(folder, "project.json"), "utf8"));
  const { project, problems } = parseProject(json, baseUrl);
  for (const { message } of problems) report(`project.json: ${message}`);
  const { content, problems: siteProblems } = readSite(await readJson(join(folder, "site.json")), project.name ?? "");
  for (const { path, problem } of siteProblems) report(`site.json: ${path && `${path}: `}${problem}`);
  const { map, problems: mapProblems } = readSiteMap(await readJson(join(folder, "site-map.json")));
  for (const { path, problem } of mapProblems) report(`site-map.json: ${path && `${path}: `}${problem}`);
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

/** Pictures of towers, with addresses relative to the project file. A picture outside the project's folder is left out. */
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

/** The availability file that the project names, if it is in the project's folder. */
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
