// One finished picture to AVIF, WebP and JPEG in the widths pages show, and its entry in the list of pictures.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { placeholder } from "../../owner/pictures/placeholder.mjs";

const PROJECT = fileURLToPath(new URL("../../public/project/", import.meta.url));
const LIST = path.join(PROJECT, "pictures.json");
/** A picture this narrow is the first thing a phone loads. */
const FIRST_PAINT = { width: 800, bytes: 43_000 };
/** The doll house is what the page of an apartment paints first, beside that page's own code. */
const DOLL_HOUSE = { name: /^layouts\/.*\/image1$/, bytes: 34_000 };
/** An apartment has six pictures: they are packed more than those of the towers; wood and cloth from above more again. */
const QUALITY = {
  above: { avif: 46, webp: 50, jpeg: 60, effort: 4 },
  floor: { avif: 41, webp: 50, jpeg: 40, effort: 4 },
  apartment: { avif: 50, webp: 60, jpeg: 52, effort: 3 },
  draft: { avif: 58, webp: 78, jpeg: 80, effort: 2 },
  final: { avif: 60, webp: 74, jpeg: 66, effort: 4 },
};
/** Nearly every browser takes AVIF: apartments' and plans' many pictures come as WebP in one width. */
const ONLY_WEBP = 800;
/** What lies on a drawing, seen from above. @param {import("./jobs.mjs").Job} job */
const isFromAbove = ({ args }) => args["sheet"] !== undefined;
/** @param {string} file */
const isOfApartment = (file) => file.startsWith("layouts/");

/**
 * What a phone paints first has 43 KB of the 98 KB up to the largest paint: upright pictures in every width (a phone of
 * 412 px at 2.6 asks for the largest), wide ones up to 800 px.
 * @param {import("./jobs.mjs").Job} job @param {number} shown
 */
function maxBytes({ file, width, height }, shown) {
  if (DOLL_HOUSE.name.test(file)) return DOLL_HOUSE.bytes;
  return height > width || shown <= FIRST_PAINT.width ? FIRST_PAINT.bytes : Number.POSITIVE_INFINITY;
}

/** @param {import("sharp").Sharp} image @param {number} bytes @param {{ avif: number, effort: number }} how */
async function smallEnough(image, bytes, { avif, effort }) {
  for (let quality = avif; ; quality -= 6) {
    const made = await image.clone().avif({ quality, effort }).toBuffer();
    if (made.length <= bytes || quality <= 18) return made;
  }
}

/** @param {import("./jobs.mjs").Job} job */
function qualityOf(job) {
  if (isFromAbove(job)) return isOfApartment(job.file) ? "above" : "floor";
  return isOfApartment(job.file) ? "apartment" : undefined;
}

/** @param {string} file @param {Buffer} bytes */
async function replace(file, bytes) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** @returns {Record<string, { alt?: object }>} */
const listed = () => (existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : {});

/** @param {object} pictures */
function writeList(pictures) {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${LIST}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${LIST}.part`, LIST);
}

/** An entry of pictures.json, read and written without a pause: pictures are made beside each other. @param {string} key @param {object} entry */
export function list(key, entry) {
  writeList({ ...listed(), [key]: entry });
}

/** Renews the alternative texts in pictures.json: a picture is not made again when only its text changes. @param {import("./jobs.mjs").Job[]} jobs */
export function renewAlts(jobs) {
  const pictures = listed();
  for (const { file, alt } of jobs) {
    const entry = pictures[file];
    if (entry) pictures[file] = { ...entry, alt };
  }
  writeList(pictures);
}

/** An apartment's pictures are image1.jpg, image2.jpg and so on in its folder, where a page may probe for them. @param {import("./jobs.mjs").Job} job */
const jpegOf = ({ file, widths }) => (isOfApartment(file) ? `${file}.jpg` : `${file}-${Math.max(...widths)}.jpg`);

/**
 * Writes public/project/<file>-<width>.{avif,webp}, the largest as JPEG too (older browsers and other programs take that
 * one), and the entry of pictures.json under <file>.
 * @param {string} source PNG @param {import("./jobs.mjs").Job} job @param {"draft" | "final"} quality
 */
export async function encode(source, job, quality) {
  await mkdir(path.join(PROJECT, path.dirname(job.file)), { recursive: true });
  const how = QUALITY[qualityOf(job) ?? quality];
  const largest = Math.max(...job.widths);
  const jpeg = jpegOf(job);
  const webps = isFromAbove(job) || isOfApartment(job.file) ? [ONLY_WEBP] : job.widths;
  for (const width of job.widths) {
    const image = sharp(source)
      .removeAlpha()
      .resize({ width, height: Math.round((width * job.height) / job.width), fit: "fill" });
    const target = path.join(PROJECT, `${job.file}-${width}`);
    await replace(`${target}.avif`, await smallEnough(image, maxBytes(job, width), how));
    if (webps.includes(width))
      await replace(`${target}.webp`, await image.clone().webp({ quality: how.webp, effort: 5 }).toBuffer());
    if (width < largest) continue;
    await replace(path.join(PROJECT, jpeg), await image.clone().jpeg({ quality: how.jpeg, mozjpeg: true }).toBuffer());
  }
  /** @param {string} ending @param {number[]} widths */
  const srcset = (ending, widths) => widths.map((width) => `${job.file}-${width}.${ending} ${width}w`).join(", ");
  const shown = await placeholder(source);
  list(job.file, {
    src: jpeg,
    width: largest,
    height: Math.round((largest * job.height) / job.width),
    alt: job.alt,
    placeholder: shown,
    sources: [
      { type: "image/avif", srcset: srcset("avif", job.widths) },
      { type: "image/webp", srcset: srcset("webp", webps) },
    ],
  });
}
