import { pathToFileURL } from "node:url";

/** public/tours/, where every tour has its page, its data and its pictures. */
export const tourFolder = pathToFileURL("public/tours/");
