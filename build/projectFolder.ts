import { join } from "node:path";

/**
 * The folder of the project to build: project.json and its files (`KULLA_PROJECT=folder npm run build`). `pictures.json` (the
 * showcase's pictures by key), `film/` and `site-map.json` are optional; its tours are in `../tours/`.
 */
export const projectFolder = process.env["KULLA_PROJECT"] ?? "public/project";

/** Whether the build contains the sample project, which the manual's examples use. */
export const isSample = process.env["KULLA_PROJECT"] === undefined;

export const inProject = (file: string): string => join(projectFolder, file);
