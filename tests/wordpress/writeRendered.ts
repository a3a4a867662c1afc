// Writes what `kulla publish` renders of the sample project into a folder: the Playwright runner cannot load style sheets of React's views.
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import { renderedFiles } from "../../owner/studio/server/publish/renderedFiles.ts";

const [folder = ""] = process.argv.slice(2);
const project = JSON.parse(readFileSync("public/project/project.json", "utf8")) as ProjectFile;
await mkdir(join(folder, "rendered"), { recursive: true });
for (const [path, html] of renderedFiles(project)) await writeFile(join(folder, path), html);
