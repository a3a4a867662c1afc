import { existsSync, readFileSync } from "node:fs";
import type { ProjectFile } from "../../src/project/file/projectShape.ts";
import { projectFolder } from "./publicFolders.ts";

/** A picture as the project file has it: addresses relative to it. */
export type FilePicture = NonNullable<NonNullable<ProjectFile["site"]>["picture"]>;

type Pictures = Readonly<Record<string, FilePicture>>;

/** The rendered pictures there are, by file name without width: "site/hero", "layouts/1/image1". */
export function pictures(): Pictures {
  const list = new URL("pictures.json", projectFolder);
  const known: Pictures = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  return known;
}

/** Nothing in the file compresses as badly, and the next picture comes while the first is looked at. */
export function withoutPlaceholder({ src, width, height, alt, whole, sources = [] }: FilePicture): FilePicture {
  return { src, width, height, alt, ...(whole && { whole }), sources };
}
