import { pathToFileURL } from "node:url";

/** Where the brochure's files go, and where its pages are set before they are pictures. */
export const folders = {
  out: pathToFileURL("public/project/brochure/"),
  work: pathToFileURL("sample/build/brochure/"),
  fonts: pathToFileURL("public/fonts/"),
} as const;

/** The name of a page's files: "page-007". */
export function pageName(index: number): string {
  return `page-${String(index + 1).padStart(3, "0")}`;
}
