import { existsSync, readFileSync } from "node:fs";
import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import { projectFolder } from "./publicFolders.ts";

/** A picture in the format of the project file, with addresses relative to that file. */
export type FilePicture = NonNullable<NonNullable<ProjectFile["site"]>["picture"]>;

type Pictures = Readonly<Record<string, FilePicture>>;

/** The existing rendered pictures, by file name without width: "site/hero", "layouts/1/image1". */
export function pictures(): Pictures {
  const list = new URL("pictures.json", projectFolder);
  const renderedPictures: Pictures = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  return renderedPictures;
}

/** Placeholders compress worst of everything in the file, and the next picture loads while the visitor looks at the first one. */
export function withoutPlaceholder({ src, width, height, alt, whole, sources = [] }: FilePicture): FilePicture {
  return { src, width, height, alt, ...(whole && { whole }), sources };
}
