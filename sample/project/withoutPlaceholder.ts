import type { FilePicture } from "./pictures.ts";

/** Nothing in the file compresses as badly, and the next picture comes while the first is looked at. */
export function withoutPlaceholder({ src, width, height, alt, whole, sources = [] }: FilePicture): FilePicture {
  return { src, width, height, alt, ...(whole && { whole }), sources };
}
