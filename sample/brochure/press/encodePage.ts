import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { folders } from "./folders.ts";
import { renditions } from "./renditions.ts";

type Ending = keyof typeof renditions;

const encoders: Readonly<Record<Ending, (image: Sharp, quality: number) => Sharp>> = {
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  webp: (image, quality) => image.webp({ quality, effort: 3 }),
  jpg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
};

/** Writes every rendition of a page's picture. */
export async function encodePage(png: Uint8Array, name: string): Promise<void> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const write = async (ending: Ending): Promise<void> => {
    for (const { width: size, quality } of renditions[ending]) {
      const image = sharp(data, { raw: { width, height, channels } }).resize({ width: size });
      const bytes = await encoders[ending](image, quality).toBuffer();
      await writeFile(new URL(`${name}-${size}.${ending}`, folders.out), bytes);
    }
  };
  // The largest JPEG is written last: its existence means that the page is complete.
  for (const ending of ["avif", "webp", "jpg"] as const) await write(ending);
}
