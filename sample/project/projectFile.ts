import { existsSync, readFileSync } from "node:fs";
import type { ProjectFile } from "../../src/project/file/projectShape.ts";
import type { Complex } from "../buildingTypes.ts";
import { exterior } from "./exterior.ts";
import { floorRecords } from "./floorRecords.ts";
import { layoutRecords } from "./layoutRecords.ts";
import { placeRecord } from "./placeRecord.ts";
import { planRecords } from "./planRecords.ts";
import { settings } from "./settings.ts";
import { tourRecords } from "./tourRecords.ts";
import { towerRecords } from "./towerRecords.ts";
import { viewRecords } from "./views.ts";
import { projectFolder } from "./publicFolders.ts";

/**
 * The whole project file: what the model, the drawings, the renders and the settings say. Fields with a default are
 * in it as well, so that it can be taken as it is (see checkedStamp.ts).
 */
export function projectFile(complex: Complex): ProjectFile {
  const views = exterior();
  const { teaser, ...ownSettings } = settings;
  return {
    version: 1,
    ...ownSettings,
    // Where the build environment says nothing else, an element's attributes do.
    inquiry: {},
    site: { picture: views.pictureOf("site/hero"), portrait: views.pictureOf("site/hero-portrait"), teaser },
    towers: towerRecords(complex, views),
    floors: floorRecords(complex, views),
    plans: planRecords(complex),
    layouts: layoutRecords(complex),
    tours: tourRecords(complex),
    ...brochureRecord(),
    ...placeRecord(complex),
    views: viewRecords(),
  };
}

type BrochureRecord = { readonly brochure?: NonNullable<ProjectFile["brochure"]> };

/** The brochure's part of the project file, where `npm run brochure` has made one. */
function brochureRecord(): BrochureRecord {
  const file = new URL("brochure/brochure.json", projectFolder);
  return existsSync(file) ? { brochure: JSON.parse(readFileSync(file, "utf8")) } : {};
}
