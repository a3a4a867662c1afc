// One picture: its two half renders, denoised, toned and encoded; its outlines where it has some.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { encode } from "./encode.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { run } from "./run.mjs";
import { together } from "./together.mjs";

const HERE = fileURLToPath(new URL("../", import.meta.url));
const BUILD = path.join(HERE, "build");

/** @typedef {import("./jobs.mjs").Job} Job */
/** @typedef {{ model: string, quality: "draft" | "final", progress: import("./progress.mjs").Progress, waiting: Job[], blender: (script: string, given: Record<string, string | number>) => string[], python: (script: string, ...words: string[]) => string[] }} How */

/** What Blender has to render of a picture. @param {Job} job @param {How} how */
function halvesOf(job, { model, quality }) {
  const scale = quality === "draft" ? (job.draftScale ?? 0.5) : 1;
  const [width, height] = [Math.round(job.width * scale), Math.round(job.height * scale)];
  // Halves that were rendered along with another picture are only good for what they were made from.
  const stem = path.join(
    BUILD,
    `${job.name.replace("/", "-")}.${quality}${job.shared ? `.${fingerprint(job, model)}` : ""}`,
  );
  return { ...job.args, width, height, samples: job[quality], a: `${stem}.a.exr`, b: `${stem}.b.exr` };
}

/** @param {Job} job @param {How} how */
async function renderHalves(job, how) {
  const { model, progress, blender, waiting } = how;
  const halves = halvesOf(job, how);
  if (!job.shared) return run(blender(job.script, { model, ...halves }), { progress });
  if (existsSync(halves.b)) return undefined;
  const list = JSON.stringify(together(job, waiting, (one) => halvesOf(one, how)));
  return run(blender(job.script, { model, light: job.args["light"] ?? "day", list }), { progress });
}

/** The finished picture as a PNG. @param {Job} job @param {How} how @returns {Promise<string>} its file */
export async function pictureOf(job, how) {
  const stem = path.join(BUILD, `${job.name.replace("/", "-")}.${how.quality}`);
  const halves = halvesOf(job, how);
  await renderHalves(job, how);
  await run(how.python("denoise.py", halves.a, halves.b, `${stem}.exr`, String(job.metres ?? 2)));
  const { look = "Medium High Contrast", exposure = 0 } = job.tone ?? {};
  await run(how.python("tone.py", `${stem}.exr`, `${stem}.png`, look, String(exposure)));
  return `${stem}.png`;
}

/** @param {Job} job @param {How} how */
export async function makePicture(job, how) {
  const { model, quality, blender, python } = how;
  const png = await pictureOf(job, how);
  if (job.outlines) {
    const ids = path.join(BUILD, `${job.name}.ids.exr`);
    const whole = { width: job.width, height: job.height, samples: 1 };
    await run(blender(job.script, { model, ...job.args, ...whole, ids }));
    await run(python("../blender/trace.py", ids, job.file, path.join(HERE, "data", "outlines.json")));
  }
  await encode(png, job, quality);
}
