import sharp from "sharp";
import { openRaster } from "./openRaster.ts";
import { posterView, posterFiles, posterSize } from "./posterView.ts";
import { sphereFiles, tilesOf } from "./sphereFiles.mjs";

/** The width of a scene's sphere in pixels; the smaller one for panoramas that are narrower than the larger one. */
const [largeWidth, smallWidth] = [4096, 2048];
const posterQuality = 72;

type Panorama = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** Decodes a panorama at the size of its sphere and turns it: its middle is then what was `startDeg` to the right of the middle. */
async function decodePanorama(source: Uint8Array, startDeg: number): Promise<Panorama> {
  const image = await openRaster(source, { failOn: "error" });
  const { autoOrient } = await image.metadata();
  const width = autoOrient.width >= largeWidth ? largeWidth : smallWidth;
  const height = width / 2;
  const bytes = await image
    .autoOrient()
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return { bytes: shiftedLeft(bytes, width, Math.round((startDeg / 360) * width)), width, height };
}

/** Shifts every row of an RGB picture to the left; the pixels that leave on the left re-enter on the right. */
function shiftedLeft(bytes: Buffer, width: number, pixels: number): Buffer {
  const [rowBytes, shiftBytes] = [width * 3, (((pixels % width) + width) % width) * 3];
  if (shiftBytes === 0) return bytes;
  const shifted = Buffer.allocUnsafe(bytes.length);
  for (let start = 0; start < bytes.length; start += rowBytes) {
    bytes.copy(shifted, start, start + shiftBytes, start + rowBytes);
    bytes.copy(shifted, start + rowBytes - shiftBytes, start, start + shiftBytes);
  }
  return shifted;
}

/** What the tour's file says about the files of a scene: the sphere's width, and its grid of tiles, if it has tiles. */
export type PanoramaFiles = {
  readonly width: number;
  readonly tiles: { readonly cols: number; readonly rows: number } | null;
};

/**
 * Writes all files of a tour's scene, one after the other: preview.webp, full.webp, tiles/, and as posters poster.webp and poster-560.webp.
 * @throws the picture library's Error if the source is not a picture, is damaged or too large
 */
export async function panoramaFiles(
  source: Uint8Array,
  startDeg: number,
  writeFile: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<PanoramaFiles> {
  const panorama = await decodePanorama(source, startDeg);
  const { bytes, width, height } = panorama;
  // Effort 6, as in Kulla's own tours, would save 2 % of the bytes and take three times as long.
  for await (const [name, made] of sphereFiles(panorama, { tileEffort: 2 })) await writeFile(name, made);
  const poster = sharp(posterView({ data: bytes, width, height }), { raw: { ...posterSize, channels: 3 } });
  for (const [name, maxWidth] of Object.entries(posterFiles))
    await writeFile(name, await poster.clone().resize({ width: maxWidth }).webp({ quality: posterQuality }).toBuffer());
  return { width, tiles: tilesOf(width, height) };
}

/**
 * A WebP of a panorama, at most as wide as `maxWidth`, that is made quickly, for display while a tour is edited. Its middle is what was
 * `startDeg` to the right of the middle.
 */
export async function panoramaPreview(path: string, maxWidth: number, startDeg = 0): Promise<Buffer> {
  const image = await openRaster(path);
  const { data, info } = await image
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const turned = shiftedLeft(data, width, Math.round((startDeg / 360) * width));
  return sharp(turned, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
}
