import { pathToFileURL } from "node:url";

/** public/project/, the folder of the project file and its pictures. */
export const projectFolder = pathToFileURL("public/project/");

/** public/tours/, the folder of every tour's page, data and pictures. */
export const tourFolder = pathToFileURL("public/tours/");

/** The address at which the checks assume that public/ is served. */
export const publicUrl = "https://kulla.example/";

/** The file for an address below `publicUrl`. */
export function publicFile(url: string): string {
  return `public/${decodeURI(url.slice(publicUrl.length))}`;
}
