// A picture that Blender finishes by itself: a view of the site, a terrace, a building stage. And the outlines of towers and floors in it.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { encode } from "./encode.mjs";
import { BUILD } from "./renderer.mjs";

const OUTLINES = fileURLToPath(new URL("../data/outlines.json", import.meta.url));

/** @typedef {import("./jobs.mjs").Job} Job */
/** @typedef {import("./renderer.mjs").Renderer} Renderer */

/** The finished picture as a PNG. @param {Job} job @param {Renderer} how @returns {Promise<string>} its file */
export async function pictureOf(job, { quality, blender }) {
  const scale = quality === "draft" ? (job.draftScale ?? 0.5) : 1;
  const [width, height] = [job.width, job.height].map((side) => Math.round(side * scale));
  const file = path.join(BUILD, `${job.name.replace("/", "-")}.${quality}.png`);
  await blender(job.script, { ...job.args, ...job.tone, width, height, samples: job[quality], file });
  return file;
}

/** @param {Job} job @param {Renderer} how */
async function traceOutlines({ name, file, script, args, width, height }, { blender, tone }) {
  const ids = path.join(BUILD, `${name}.ids.exr`);
  await blender(script, { ...args, width, height, file: ids, ids: true });
  await tone("../blender/trace.py", ids, file, OUTLINES);
}

/** @param {Job} job @param {Renderer} how */
export async function makePicture(job, how) {
  const png = await pictureOf(job, how);
  if (job.outlines) await traceOutlines(job, how);
  await encode(png, job, how.quality);
}
