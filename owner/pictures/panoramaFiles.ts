import sharp from "sharp";
import { posterView, posterFiles, posterSize } from "./posterView.ts";
import { maxPixels } from "./renditions.ts";
import { sphereFiles, tilesOf } from "./sphereFiles.mjs";

/** Widths of the sharpest sphere, and of a sphere built from a smaller panorama. */
const [sharpest, soft] = [4096, 2048];
const posterQuality = 72;

type Panorama = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** A panorama in the size its sphere is built at, turned so that the middle looks `startDeg` to the right of its original direction. */
async function decodePanorama(source: Uint8Array, startDeg: number): Promise<Panorama> {
  const image = sharp(source, { limitInputPixels: maxPixels, failOn: "error" });
  const { autoOrient } = await image.metadata();
  const width = autoOrient.width >= sharpest ? sharpest : soft;
  const height = width / 2;
  const bytes = await image
    .autoOrient()
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return { bytes: rolled(bytes, width, Math.round((startDeg / 360) * width)), width, height };
}

/** Shifts every row to the left by some pixels; pixels that leave on the left re-enter on the right. */
function rolled(bytes: Buffer, width: number, pixels: number): Buffer {
  const [row, cut] = [width * 3, (((pixels % width) + width) % width) * 3];
  if (cut === 0) return bytes;
  const turned = Buffer.allocUnsafe(bytes.length);
  for (let start = 0; start < bytes.length; start += row) {
    bytes.copy(turned, start, start + cut, start + row);
    bytes.copy(turned, start + row - cut, start, start + cut);
  }
  return turned;
}

export type PanoramaFiles = {
  readonly width: number;
  readonly tiles: { readonly cols: number; readonly rows: number } | null;
};

/**
 * Writes every file of a tour's scene, and its posters, one after the other: preview.webp, full.webp, tiles/, poster.webp, poster-560.webp.
 * @throws the library's Error if the source is not a picture, is damaged or too large
 */
export async function panoramaFiles(
  source: Uint8Array,
  startDeg: number,
  put: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<PanoramaFiles> {
  const panorama = await decodePanorama(source, startDeg);
  const { bytes, width, height } = panorama;
  // Effort 6, as for our own tours, saves 2 % of the bytes and takes three times as long.
  for await (const [name, made] of sphereFiles(panorama, { tileEffort: 2 })) await put(name, made);
  const look = sharp(posterView({ data: bytes, width, height }), { raw: { ...posterSize, channels: 3 } });
  for (const [name, widest] of Object.entries(posterFiles))
    await put(name, await look.clone().resize({ width: widest }).webp({ quality: posterQuality }).toBuffer());
  return { width, tiles: tilesOf(width, height) };
}

/**
 * A panorama as one picture of at most this many pixels across, quickly built for display while a tour is edited. Its middle
 * looks `startDeg` to the right of its original direction.
 */
export async function panoramaLook(place: string, widest: number, startDeg = 0): Promise<Buffer> {
  const { data, info } = await sharp(place, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const turned = rolled(data, width, Math.round((startDeg / 360) * width));
  return sharp(turned, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
}
