// The finished stage, amenities 1 to 14 and gallery 1 to 26: entries of pictures.json that point to renders made for
// other places (data/series.json), so that no picture lies there twice.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {{ src: string }} Entry @typedef {Record<string, Entry>} Pictures */

const HERE = fileURLToPath(new URL("../", import.meta.url));
const LIST = path.join(HERE, "..", "public", "project", "pictures.json");

/** A picture of its own lies under its key; everything else in a series is borrowed. @param {string} key @param {Entry | undefined} entry */
const isOwn = (key, entry) => entry?.src.startsWith(`${key}-`) === true;

/**
 * Homes' pictures of the wanted kinds in turn (a living room, a kitchen …), finished ones before drafts; a mirror shows
 * nothing new.
 * @param {Pictures} pictures @param {string[]} kinds @param {(key: string) => boolean} isFinal
 */
function roomsInTurn(pictures, kinds, isFinal) {
  const rows = kinds.map((kind) => {
    const keys = Object.keys(pictures).filter((key) => /^layouts\/[\d.]+\//.test(key) && key.endsWith(`/${kind}`));
    return [...keys.filter(isFinal), ...keys.filter((key) => !isFinal(key))];
  });
  const longest = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row[turn] ?? [])).flat();
}

/**
 * The list with both series filled from what is there; keys without a truthful picture are left out.
 * @param {Pictures} pictures @param {(key: string) => boolean} isFinal @returns {Pictures}
 */
export function withSeries(pictures, isFinal) {
  const { places, amenities, gallery } = JSON.parse(readFileSync(path.join(HERE, "data", "series.json"), "utf8"));
  /** @type {Pictures} */
  const made = Object.fromEntries(
    Object.entries(pictures).filter(([key, entry]) => !/^(amenities|gallery)\//.test(key) || isOwn(key, entry)),
  );
  const wished = (/** @type {string[]} */ wishes) => wishes.map((wish) => made[wish]).find(Boolean);
  for (const [key, wishes] of Object.entries(places)) {
    const entry = wished(wishes);
    if (entry) made[key] = entry;
  }
  amenities.forEach((/** @type {string[]} */ wishes, /** @type {number} */ index) => {
    const entry = wished(wishes);
    if (entry) made[`amenities/${index + 1}`] = entry;
  });
  const existing = (/** @type {string[]} */ keys) => keys.filter((key) => made[key]);
  const [first, last] = [existing(gallery.first), existing(gallery.last)];
  const rooms = roomsInTurn(made, gallery.rooms, isFinal).slice(0, gallery.count - first.length - last.length);
  [...first, ...rooms, ...last].forEach((key, index) => {
    const entry = made[key];
    if (entry) made[`gallery/${index + 1}`] = entry;
  });
  return Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Rewrites pictures.json with both series. @param {(key: string) => boolean} isFinal */
export function fillSeries(isFinal) {
  const filled = withSeries(JSON.parse(readFileSync(LIST, "utf8")), isFinal);
  writeFileSync(`${LIST}.part`, `${JSON.stringify(filled, null, 2)}\n`);
  renameSync(`${LIST}.part`, LIST);
}
