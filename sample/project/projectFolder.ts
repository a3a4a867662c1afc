import { pathToFileURL } from "node:url";

/** public/project/, where the project file and its pictures lie. */
export const projectFolder = pathToFileURL("public/project/");
