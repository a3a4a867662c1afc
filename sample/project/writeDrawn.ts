import { mkdirSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { projectFolder } from "./publicFolders.ts";

/** Rendered at twice the displayed resolution, so that thin lines are even. */
const FINE = { density: 144 };

/** Writes a drawing to public/project in all widths as AVIF and WebP, and the largest one also as JPEG. */
export async function writeDrawn(file: string, svg: string, widths: readonly number[]): Promise<void> {
  mkdirSync(new URL(".", new URL(file, projectFolder)), { recursive: true });
  const write = async (name: string, picture: Sharp): Promise<void> =>
    writeFileSync(new URL(name, projectFolder), await picture.toBuffer());
  for (const px of widths) {
    const sized = sharp(Buffer.from(svg), FINE).flatten().resize({ width: px });
    await write(`${file}-${px}.avif`, sized.clone().avif({ quality: 54, effort: 6, chromaSubsampling: "4:4:4" }));
    await write(`${file}-${px}.webp`, sized.clone().webp({ quality: 70, effort: 6 }));
    if (px === Math.max(...widths))
      await write(`${file}-${px}.jpg`, sized.clone().jpeg({ quality: 74, mozjpeg: true }));
  }
}

/** A drawing's files in the format of the project file. */
export function sourcesOf(file: string, widths: readonly number[]): { type: string; srcset: string }[] {
  const srcset = (type: string): string => widths.map((px) => `${file}-${px}.${type} ${px}w`).join(", ");
  return ["avif", "webp"].map((type) => ({ type: `image/${type}`, srcset: srcset(type) }));
}
