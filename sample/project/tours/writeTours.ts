import { mkdirSync, writeFileSync } from "node:fs";
import type { TourFile } from "../../../src/project/tourFile.ts";
import type { Complex } from "../../buildingTypes.ts";
import { complexModel } from "../../model.ts";
import { exteriorTour } from "./exteriorTour.ts";
import { apartmentTour } from "./apartmentTour.ts";
import { siteDrawing } from "./siteDrawing.ts";
import { tourFolder } from "../publicFolders.ts";
import { tourLayout } from "../../generate/tourKeys.ts";
import { tourPage } from "./tourPage.ts";
import { writePosters } from "./writePosters.ts";

/** By folder, below public/tours/: "exterior/". */
export function tourFiles(): ReadonlyMap<string, TourFile> {
  const complex = complexModel();
  return new Map([...apartmentTours(complex), ["exterior/", exteriorTour()]]);
}

const apartmentTours = (complex: Complex): ReadonlyMap<string, TourFile> =>
  new Map(complex.tours.map((tour) => [`${tourLayout(tour).number}/${tour}/`, apartmentTour(complex, tour)]));

/** The text of a tour's data file, tour.json. */
export const tourText = (tour: TourFile): string => `${JSON.stringify(tour)}\n`;

/** Writes every tour's page, data and poster from the model and the existing panoramas. */
export async function writeTours(): Promise<void> {
  const complex = complexModel();
  for (const [path, tour] of tourFiles()) writeTour(path, tour);
  writeFileSync(new URL("exterior/plan.svg", tourFolder), siteDrawing(complex));
  await writePosters(apartmentTours(complex));
}

function writeTour(path: string, tour: TourFile): void {
  const own = new URL(path, tourFolder);
  mkdirSync(own, { recursive: true });
  const toViewer = "../".repeat(path.split("/").length - 1);
  writeFileSync(new URL("index.htm", own), tourPage(tour, toViewer));
  writeFileSync(new URL("tour.json", own), tourText(tour));
}
