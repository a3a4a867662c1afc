import { join } from "node:path";

/**
 * The project that a build ships: its folder with project.json and all that lies beside it (`KULLA_PROJECT=folder npm run build`).
 * `pictures.json` (the showcase's pictures by key), `film/` and `site-map.json` may be there or not; its tours lie in `../tours/`.
 */
export const projectFolder = process.env["KULLA_PROJECT"] ?? "public/project";

/** Whether the build ships the sample, which the examples of the manual are of. */
export const isSample = process.env["KULLA_PROJECT"] === undefined;

export const inProject = (file: string): string => join(projectFolder, file);
