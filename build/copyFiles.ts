import { existsSync, readdirSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { inProject, projectFolder } from "./projectFolder.ts";

/** Folders in public/ that belong to the sample project, not to the showcase. */
const sampleFolders = new Set(["project", "tours"]);

/** Copies all files that the build does not generate: those of the showcase, and the project's folder with its tours. */
export async function copyFiles(site: string): Promise<void> {
  const showcaseFiles = readdirSync("public").filter((name) => !sampleFolders.has(name));
  for (const name of showcaseFiles) await cp(join("public", name), join(site, name), { recursive: true });
  await cp(projectFolder, join(site, "project"), { recursive: true });
  const tours = inProject("../tours");
  if (existsSync(tours)) await cp(tours, join(site, "tours"), { recursive: true });
  // The pages of all tours load it from the folder of the viewer's script.
  await cp("tours/viewer.css", join(site, "tours", "viewer.css"));
}
