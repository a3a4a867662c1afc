import { existsSync, readFileSync } from "node:fs";
import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
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
 * The complete project file: the data of the model, the drawings, the renders and the settings. Fields with a default value are
 * included, so that the file can be used without filling them in.
 */
export function projectFile(complex: Complex): ProjectFile {
  const views = exterior();
  const { teaser, ...ownSettings } = settings;
  return {
    version: 1,
    ...ownSettings,
    // If the build environment does not set a recipient, an element's attributes do.
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

/** The brochure's part of the project file, if `npm run brochure` has created one. */
function brochureRecord(): BrochureRecord {
  const file = new URL("brochure/brochure.json", projectFolder);
  return existsSync(file) ? { brochure: JSON.parse(readFileSync(file, "utf8")) } : {};
}
