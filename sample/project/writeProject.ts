import { mkdirSync, writeFileSync } from "node:fs";
import { complexModel } from "../model.ts";
import { projectFile } from "./projectFile.ts";
import { projectFolder } from "./publicFolders.ts";
import { recordLines } from "./recordLines.ts";

/** The text of public/project/project.json. */
export const projectText = (): string =>
  recordLines({ $schema: "project.schema.json", ...projectFile(complexModel()) });

/** Writes public/project/project.json. */
export function writeProject(): void {
  mkdirSync(projectFolder, { recursive: true });
  writeFileSync(new URL("project.json", projectFolder), projectText());
}
