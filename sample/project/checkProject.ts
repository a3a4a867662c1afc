import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findLayout, findTour } from "../../src/project/lookUps.ts";
import { parseProject } from "../../src/project/parseProject.ts";
import type { Apartment, Project } from "../../src/project/types.ts";
import { complexModel } from "../model.ts";
import { checkPanoramas } from "./checkPanoramas.ts";
import { checkNumbers, checkPictures } from "./checkPictures.ts";
import { checkRegions } from "./checkRegions.ts";
import { checkTops } from "./checkTops.ts";
import { projectFolder, publicFile, publicUrl, tourFolder } from "./publicFolders.ts";
import { tourFiles, tourText } from "./tours/writeTours.ts";
import { projectText } from "./writeProject.ts";

/**
 * The problems in public/project/project.json and the files it names, one sentence each; empty if there are none. Decodes every picture,
 * which takes almost a minute.
 */
export async function checkProject(): Promise<string[]> {
  const json: unknown = JSON.parse(readFileSync(new URL("project.json", projectFolder), "utf8"));
  const { project, problems } = parseProject(json, `${publicUrl}project/project.json`);
  return [
    ...problems.map(({ message }) => `${message}.`),
    ...project.floors.flatMap((floor) => floor.apartments.flatMap((apartment) => checkApartment(project, apartment))),
    ...project.tours
      .filter(({ url }) => !existsSync(publicFile(url)))
      .map(({ id }) => `The page of tour ${id} is not there.`),
    ...checkDataFiles(),
    ...checkRegions(project),
    ...(await checkPictures(project)),
    ...checkNumbers(),
    ...(await checkTops(complexModel())),
    ...(await checkPanoramas(complexModel())),
  ];
}

/** Data files that differ from what `npm run sample` would write now: a new picture has another placeholder, a description changes. */
function checkDataFiles(): string[] {
  const expectedFiles = [
    { file: new URL("project.json", projectFolder), text: projectText() },
    ...[...tourFiles()].map(([path, tour]) => ({
      file: new URL(`${path}tour.json`, tourFolder),
      text: tourText(tour),
    })),
  ];
  return expectedFiles
    .filter(({ file, text }) => !existsSync(file) || readFileSync(file, "utf8") !== text)
    .map(({ file }) => `${relative(".", fileURLToPath(file))} is out of date: npm run sample writes it anew.`);
}

function checkApartment(project: Project, { id, layout, tour }: Apartment): string[] {
  const drawn = findLayout(project, layout);
  return [
    ...(drawn?.plan ? [] : [`${id} has no plan: layout ${layout}.`]),
    ...(drawn && drawn.pictures.length > 0 ? [] : [`${id} has no picture: layout ${layout}.`]),
    ...(tour && findTour(project, tour) ? [] : [`${id} has no tour.`]),
  ];
}
