import { existsSync, readFileSync } from "node:fs";
import type { ProjectFile } from "../../src/project/file/projectShape.ts";
import { projectFolder } from "./projectFolder.ts";

type BrochureRecord = { readonly brochure?: NonNullable<ProjectFile["brochure"]> };

/** The brochure's part of the project file, where `npm run brochure` has made one. */
export function brochureRecord(): BrochureRecord {
  const file = new URL("brochure/brochure.json", projectFolder);
  return existsSync(file) ? { brochure: JSON.parse(readFileSync(file, "utf8")) } : {};
}
