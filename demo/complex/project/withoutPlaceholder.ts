import type { FilePicture } from "./pictures.ts";

/** Nothing in the file compresses as badly, and the next picture comes while one looks at the first. */
export function withoutPlaceholder({ placeholder: _, ...picture }: FilePicture): FilePicture {
  return picture;
}
