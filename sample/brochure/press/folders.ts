import { pathToFileURL } from "node:url";

/** The output folder of the brochure, and the folder in which its pages are typeset before they become pictures. */
export const folders = {
  out: pathToFileURL("public/project/brochure/"),
  work: pathToFileURL("sample/build/brochure/"),
  fonts: pathToFileURL("public/fonts/"),
} as const;

/** The base name of a page's files: "page-007". */
export function pageFileName(index: number): string {
  return `page-${String(index + 1).padStart(3, "0")}`;
}
