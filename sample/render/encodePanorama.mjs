// A finished scene of a tour: its files, and its entry in the list of panoramas.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { imageOf, sphereFiles, tilesOf } from "../../owner/pictures/sphereFiles.mjs";

const TOURS = fileURLToPath(new URL("../../public/tours/", import.meta.url));
const LIST = path.join(TOURS, "panoramas.json");
/** Sides of the whole sphere. The tours of a layout share its rooms: the first of them has their full detail, the others do with less. */
const WHOLE = { draft: { width: 2048, height: 1024 }, final: { width: 4096, height: 2048 } };

/** @param {string} file @param {Buffer} bytes */
async function replace(file, bytes) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** @param {Record<string, any>} record */
const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** An entry of panoramas.json, read and written without a pause: scenes are made beside each other. @param {string} tour @param {string} scene @param {object} entry */
function list(tour, scene, entry) {
  const all = existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : {};
  all[tour] = { scenes: sorted({ ...all[tour]?.scenes, [scene]: entry }) };
  writeFileSync(`${LIST}.part`, `${JSON.stringify(sorted(all), null, 2)}\n`);
  renameSync(`${LIST}.part`, LIST);
}

/**
 * Writes public/tours/<folder>/<tour>/<scene>/ and the scene's entry of panoramas.json.
 * @param {string} source plain bytes, three a pixel @param {import("./jobsPanorama.mjs").Panorama} panorama @param {{ quality: "draft" | "final", width: number, height: number }} how of the source
 */
export async function encodePanorama(source, { tour, first, folder, scene, stand }, { quality, ...size }) {
  const target = path.join(TOURS, folder, tour, scene);
  const { width, height } = WHOLE[tour === first ? quality : "draft"];
  const image = imageOf({ bytes: await readFile(source), ...size });
  const bytes = await image.resize(width, height, { fit: "fill", kernel: "cubic" }).raw().toBuffer();
  const tiles = tilesOf(width, height);
  await rm(path.join(target, "tiles"), { recursive: true, force: true });
  await mkdir(tiles ? path.join(target, "tiles") : target, { recursive: true });
  for await (const [name, made] of sphereFiles({ bytes, width, height }, { tileEffort: 6 }))
    await replace(path.join(target, name), made);
  const headingDeg = Math.round(((stand.heading * 180) / Math.PI + 360) % 360);
  const { room, at, eyeM } = stand;
  list(tour, scene, { room, at, eyeM, headingDeg, width, height, tiles, quality });
}
