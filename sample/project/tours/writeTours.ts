import { mkdirSync, writeFileSync } from "node:fs";
import type { TourFile } from "../../../src/project/tourFile.ts";
import { complexModel } from "../../model.ts";
import { exteriorTour } from "./exteriorTour.ts";
import { apartmentTour } from "./apartmentTour.ts";
import { siteDrawing } from "./siteDrawing.ts";
import { tourFolder } from "../publicFolders.ts";
import { tourLayout } from "../../generate/tourKeys.ts";
import { tourPage } from "./tourPage.ts";
import { writePosters } from "./writePosters.ts";

/** Writes every tour's page, data and poster from the model and the existing panoramas. */
export async function writeTours(): Promise<void> {
  const complex = complexModel();
  const apartments = new Map(
    complex.tours.map((tour) => [`${tourLayout(tour).number}/${tour}/`, apartmentTour(complex, tour)]),
  );
  for (const [path, tour] of apartments) writeTour(path, tour);
  writeTour("exterior/", exteriorTour());
  writeFileSync(new URL("exterior/plan.svg", tourFolder), siteDrawing(complex));
  await writePosters(apartments);
}

function writeTour(path: string, tour: TourFile): void {
  const own = new URL(path, tourFolder);
  mkdirSync(own, { recursive: true });
  const toViewer = "../".repeat(path.split("/").length - 1);
  writeFileSync(new URL("index.htm", own), tourPage(tour, toViewer));
  writeFileSync(new URL("tour.json", own), `${JSON.stringify(tour)}\n`);
}
