import { existsSync, readdirSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { inProject, projectFolder } from "./projectFolder.ts";

/** What of public/ is a project's and not the showcase's own. */
const ofProject = new Set(["project", "tours"]);

/** Brings all files that are not built into the site: the showcase's own, and the project's folder with its tours. */
export async function copyFiles(site: string): Promise<void> {
  const own = readdirSync("public").filter((name) => !ofProject.has(name));
  for (const name of own) await cp(join("public", name), join(site, name), { recursive: true });
  await cp(projectFolder, join(site, "project"), { recursive: true });
  const tours = inProject("../tours");
  if (existsSync(tours)) await cp(tours, join(site, "tours"), { recursive: true });
  // Tours name it beside the viewer's script; any project's do.
  await cp("tours/viewer.css", join(site, "tours", "viewer.css"));
}
