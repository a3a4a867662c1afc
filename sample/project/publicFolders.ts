import { pathToFileURL } from "node:url";

/** public/project/, where the project file and its pictures lie. */
export const projectFolder = pathToFileURL("public/project/");

/** public/tours/, where every tour has its page, its data and its pictures. */
export const tourFolder = pathToFileURL("public/tours/");

/** Where the checks say that public/ is served. */
export const publicUrl = "https://kulla.example/";

/** The file of an address below `publicUrl`. */
export function publicFile(url: string): string {
  return `public/${decodeURI(url.slice(publicUrl.length))}`;
}
