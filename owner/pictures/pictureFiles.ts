import sharp, { type Sharp, type SharpOptions } from "sharp";
import { placeholder } from "./placeholder.mjs";
import { openRaster } from "./openRaster.ts";
import { avifEffort, renditions, type Purpose } from "./renditions.ts";

/** One encoded file. `jpg` is the fallback for browsers without AVIF or WebP. */
export type PictureFile = {
  readonly ending: "avif" | "webp" | "jpg";
  readonly width: number;
  readonly bytes: Buffer;
};
export type PictureFiles = {
  readonly files: readonly PictureFile[];
  readonly placeholder: string;
  /** Width and height of the picture when upright, in pixels. */
  readonly displayedSize: readonly [number, number];
};

/** The sizes of a picture for a srcset: widths limited to the picture's own width: it is never enlarged. */
export function widthsFor(widths: readonly number[], width: number): readonly number[] {
  return widths.every((each) => each <= width) ? widths : [...widths.filter((each) => each < width), width];
}

/**
 * Resizes and encodes a picture: in every width and format, oriented upright, without the camera's metadata (location, time, name).
 * Transparent parts get a white background.
 * @throws the library's Error if it is not a picture, is damaged or too large
 */
export async function pictureFiles(
  source: Uint8Array,
  purpose: Purpose,
  options: SharpOptions = {},
): Promise<PictureFiles> {
  const { avif, webp, jpeg, quality } = renditions[purpose];
  // Pixels without a format were drawn by us.
  const image = options.raw ? sharp(source, options) : await openRaster(source, { failOn: "error", ...options });
  const { autoOrient } = await image.metadata();
  const largest = Math.min(autoOrient.width, Math.max(...avif, jpeg));
  const { data, info } = await image
    .autoOrient()
    .resize({ width: largest })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sized = (width: number): Sharp => sharp(data, { raw }).resize({ width });
  const files: PictureFile[] = [];
  const [avifQuality, webpQuality, jpegQuality] = quality;
  for (const width of widthsFor(avif, largest)) {
    const bytes = await sized(width).avif({ quality: avifQuality, effort: avifEffort }).toBuffer();
    files.push({ ending: "avif", width, bytes });
  }
  for (const width of widthsFor(webp, largest))
    files.push({
      ending: "webp",
      width,
      bytes: await sized(width).webp({ quality: webpQuality, effort: 2 }).toBuffer(),
    });
  const width = Math.min(jpeg, largest);
  files.push({
    ending: "jpg",
    width,
    bytes: await sized(width).jpeg({ quality: jpegQuality, progressive: true }).toBuffer(),
  });
  return { files, placeholder: await placeholder(data, { raw }), displayedSize: [autoOrient.width, autoOrient.height] };
}

/** Raw pixels as one JPEG for display. */
export const packPicture = (
  pixels: Uint8Array,
  raw: { readonly width: number; readonly height: number; readonly channels: 3 | 4 },
): Promise<Buffer> => sharp(pixels, { raw }).flatten({ background: "#fff" }).jpeg({ quality: 82 }).toBuffer();

/** A picture's displayed size in pixels, without decoding it. @throws the library's Error if it is not a picture */
export async function pictureSize(source: string | Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await (await openRaster(source)).metadata();
  return autoOrient;
}

/**
 * Decodes an entire picture, which takes a fraction of the time of encoding it.
 * @throws the library's Error if it is not a picture, is damaged, truncated or too large
 */
export async function readToEnd(source: string | Uint8Array): Promise<void> {
  const image = await openRaster(source, { failOn: "error" });
  await image.resize({ width: 64 }).raw().toBuffer();
}

/** The caller converts two pictures in parallel, so libvips uses one thread for each. */
sharp.concurrency(1);
sharp.cache({ memory: 64, files: 0, items: 50 });
