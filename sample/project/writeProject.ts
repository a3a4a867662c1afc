import { mkdirSync, writeFileSync } from "node:fs";
import { complexModel } from "../model.ts";
import { projectFile } from "./projectFile.ts";
import { projectFolder } from "./publicFolders.ts";
import { recordLines } from "./recordLines.ts";

/** Writes public/project/project.json. */
export function writeProject(): void {
  mkdirSync(projectFolder, { recursive: true });
  const file = { $schema: "project.schema.json", ...projectFile(complexModel()) };
  writeFileSync(new URL("project.json", projectFolder), recordLines(file));
}
