import { existsSync, readdirSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { inProject, projectFolder } from "./projectFolder.ts";

/** Folders in public/ that belong to a project rather than to the showcase. */
const ofProject = new Set(["project", "tours"]);

/** Copies all files that are not built: the showcase's own, and the project's folder with its tours. */
export async function copyFiles(site: string): Promise<void> {
  const own = readdirSync("public").filter((name) => !ofProject.has(name));
  for (const name of own) await cp(join("public", name), join(site, name), { recursive: true });
  await cp(projectFolder, join(site, "project"), { recursive: true });
  const tours = inProject("../tours");
  if (existsSync(tours)) await cp(tours, join(site, "tours"), { recursive: true });
  // Pages of tours, of any project, refer to it beside the viewer's script.
  await cp("tours/viewer.css", join(site, "tours", "viewer.css"));
}
