import { existsSync, readFileSync } from "node:fs";
import { findLayout, findTour } from "../../src/project/lookUps.ts";
import { parseProject } from "../../src/project/parseProject.ts";
import type { Apartment, Project } from "../../src/project/types.ts";
import { complexModel } from "../model.ts";
import { checkPanoramas } from "./checkPanoramas.ts";
import { checkNumbers, checkPictures } from "./checkPictures.ts";
import { checkRegions } from "./checkRegions.ts";
import { checkTops } from "./checkTops.ts";
import { projectFolder, publicFile, publicUrl } from "./publicFolders.ts";

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
    ...checkRegions(project),
    ...(await checkPictures(project)),
    ...checkNumbers(),
    ...(await checkTops(complexModel())),
    ...(await checkPanoramas(complexModel())),
  ];
}

function checkApartment(project: Project, { id, layout, tour }: Apartment): string[] {
  const drawn = findLayout(project, layout);
  return [
    ...(drawn?.plan ? [] : [`${id} has no plan: layout ${layout}.`]),
    ...(drawn && drawn.pictures.length > 0 ? [] : [`${id} has no picture: layout ${layout}.`]),
    ...(tour && findTour(project, tour) ? [] : [`${id} has no tour.`]),
  ];
}
