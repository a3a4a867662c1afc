// The WebP files of a tour's scene, built from its equirectangular panorama: a small preview, the sphere, and tiles where it has the detail.
import sharp from "sharp";

const PREVIEW = { width: 768, bytes: 20_000 };
const FULL = { width: 2048, bytes: 96_000 };
/** Where there are tiles, the complete sphere is only shown if the preview did not load. */
const FULL_BESIDE_TILES = 30_000;
const TILE = 512;
const QUALITY = { preview: 62, full: 80, tile: 64 };

/** The complete sphere: raw bytes, three per pixel. @typedef {{ bytes: Buffer, width: number, height: number }} Whole */
/** The number of tiles across and down. @typedef {{ cols: number, rows: number }} Tiles */

/** The best WebP within a number of bytes. @param {import("sharp").Sharp} image @param {number} best @param {number} bytes */
async function within(image, best, bytes) {
  for (let quality = best; ; quality -= 6) {
    const made = await image.clone().webp({ quality, effort: 4 }).toBuffer();
    if (made.length <= bytes || quality <= 20) return made;
  }
}

/** Other channel counts would be misread silently: the picture would come out grey and tripled. @param {Whole} whole */
export function imageOf({ bytes, width, height }) {
  if (bytes.length !== width * height * 3)
    throw new Error(`${bytes.length} bytes are not three for each of ${width} x ${height} pixels.`);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** @param {Whole} whole @param {number} width */
const sized = (whole, width) => imageOf(whole).resize({ width, height: width / 2, fit: "fill" });

/** Only a sphere that is sharper than its single complete picture has tiles. @param {number} width @param {number} height @returns {Tiles | null} */
export const tilesOf = (width, height) => (width > FULL.width ? { cols: width / TILE, rows: height / TILE } : null);

/** The complete sphere in one WebP. @param {Whole} whole @param {boolean} hasTiles */
export const encodeFull = (whole, hasTiles) =>
  within(sized(whole, FULL.width), QUALITY.full, hasTiles ? FULL_BESIDE_TILES : FULL.bytes);

/**
 * Every file of a scene by its name in the scene's folder, one after the other; width and height are multiples of 512.
 * @param {Whole} whole @param {{ tileEffort: number }} how
 * @returns {AsyncGenerator<readonly [name: string, bytes: Buffer]>}
 */
export async function* sphereFiles(whole, { tileEffort }) {
  const tiles = tilesOf(whole.width, whole.height);
  yield ["preview.webp", await within(sized(whole, PREVIEW.width), QUALITY.preview, PREVIEW.bytes)];
  yield ["full.webp", await encodeFull(whole, tiles !== null)];
  if (!tiles) return;
  for (let col = 0; col < tiles.cols; col++)
    for (let row = 0; row < tiles.rows; row++) {
      const cut = imageOf(whole).extract({ left: col * TILE, top: row * TILE, width: TILE, height: TILE });
      yield [`tiles/${col}_${row}.webp`, await cut.webp({ quality: QUALITY.tile, effort: tileEffort }).toBuffer()];
    }
}
