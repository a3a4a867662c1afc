// A finished scene of a tour to WebP: a small preview, the whole sphere, and tiles where there is detail for them.
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const TOURS = fileURLToPath(new URL("../../public/tours/", import.meta.url));
const LIST = path.join(TOURS, "panoramas.json");
const PREVIEW = { width: 768, bytes: 20_000 };
const FULL = { width: 2048, bytes: 96_000 };
/** Where there are tiles, the whole sphere is only shown when the preview did not come. */
const FULL_BESIDE_TILES = 30_000;
/** Sides of the whole sphere. The tours of a layout share its rooms: the first of them has their full detail, the others do with less. */
const WHOLE = { draft: { width: 2048, height: 1024 }, final: { width: 4096, height: 2048 } };
const TILE = 512;
const QUALITY = { preview: 62, full: 80, tile: 64 };

/** The best WebP within a number of bytes. @param {import("sharp").Sharp} image @param {number} best @param {number} bytes */
async function within(image, best, bytes) {
  for (let quality = best; ; quality -= 6) {
    const made = await image.clone().webp({ quality, effort: 4 }).toBuffer();
    if (made.length <= bytes || quality <= 20) return made;
  }
}

/** The whole sphere: plain bytes, three a pixel. @typedef {{ bytes: Buffer, width: number, height: number }} Whole */

/** Other channels would be read as these three without a word: the picture comes out grey and tripled. @param {Whole} whole */
function imageOf({ bytes, width, height }) {
  if (bytes.length !== width * height * 3)
    throw new Error(`${bytes.length} bytes are not three for each of ${width} x ${height} pixels.`);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** @param {Whole} whole @param {number} width */
const sized = (whole, width) => imageOf(whole).resize({ width, height: width / 2, fit: "fill" });

/** The whole sphere in one WebP. @param {Whole} whole @param {boolean} hasTiles */
export const encodeFull = (whole, hasTiles) =>
  within(sized(whole, FULL.width), QUALITY.full, hasTiles ? FULL_BESIDE_TILES : FULL.bytes);

/** @param {string} file @param {Buffer | string} bytes */
async function replace(file, bytes) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** @param {Record<string, any>} given */
const sorted = (given) => Object.fromEntries(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)));

/** @param {string} tour @param {string} scene @param {object} entry */
async function list(tour, scene, entry) {
  const all = existsSync(LIST) ? JSON.parse(await readFile(LIST, "utf8")) : {};
  all[tour] = { scenes: sorted({ ...all[tour]?.scenes, [scene]: entry }) };
  await replace(LIST, `${JSON.stringify(sorted(all), null, 2)}\n`);
}

/**
 * Writes public/tours/<folder>/<tour>/<scene>/ and the scene's entry of panoramas.json.
 * @param {string} source plain bytes, three a pixel @param {import("./jobsPanorama.mjs").Panorama} panorama @param {{ quality: "draft" | "final", width: number, height: number }} how of the source
 */
export async function encodePanorama(source, { tour, first, folder, scene, stand }, { quality, ...size }) {
  const target = path.join(TOURS, folder, tour, scene);
  const { width, height } = WHOLE[tour === first ? quality : "draft"];
  const given = imageOf({ bytes: await readFile(source), ...size });
  const bytes = await given.resize(width, height, { fit: "fill", kernel: "cubic" }).raw().toBuffer();
  const whole = { bytes, width, height };
  const tiles = width > FULL.width ? { cols: width / TILE, rows: height / TILE } : null;
  await mkdir(target, { recursive: true });
  const preview = await within(sized(whole, PREVIEW.width), QUALITY.preview, PREVIEW.bytes);
  await replace(path.join(target, "preview.webp"), preview);
  await replace(path.join(target, "full.webp"), await encodeFull(whole, tiles !== null));
  await rm(path.join(target, "tiles"), { recursive: true, force: true });
  if (tiles) {
    await mkdir(path.join(target, "tiles"));
    for (let col = 0; col < tiles.cols; col++)
      for (let row = 0; row < tiles.rows; row++) {
        const cut = imageOf(whole).extract({ left: col * TILE, top: row * TILE, width: TILE, height: TILE });
        await replace(
          path.join(target, "tiles", `${col}_${row}.webp`),
          await cut.webp({ quality: QUALITY.tile, effort: 6 }).toBuffer(),
        );
      }
  }
  const headingDeg = Math.round(((stand.heading * 180) / Math.PI + 360) % 360);
  const { room, at, eyeM } = stand;
  await list(tour, scene, { room, at, eyeM, headingDeg, width, height, tiles, quality });
}
