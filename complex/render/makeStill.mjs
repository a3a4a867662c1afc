// A doll house, a still, a small scene or a plan seen from above: its light is rendered small, everything else at full size;
// several to a start of Blender. What lies before a still's windows is rendered by itself and set behind the panes.
// A mirror's still is its base's, reflected; its doll house is lit from the same side as all others.
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { encode } from "./encode.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { jobs } from "./jobsInterior.mjs";
import { run } from "./run.mjs";

const BUILD = fileURLToPath(new URL("../build/", import.meta.url));
/** Samples of what lies before the windows, at full size: there is only the sun, yet with four the near tower's glass and walls are speckled. */
const OUTLOOK_SAMPLES = 16;
/** `most`: pictures of one start of Blender, some five minutes. */
const SCRIPTS = {
  "stillQuick.py": {
    draft: { light: 400, samples: 4 },
    final: { light: 540, samples: 5 },
    most: 12,
  },
  "top.py": { draft: { light: 400, samples: 4 }, final: { light: 500, samples: 6 }, most: 12 },
  "topStorey.py": {
    draft: { light: 600, samples: 3 },
    final: { light: 960, samples: 5 },
    most: 2,
  },
  "amenity.py": {
    draft: { light: 540, samples: 5 },
    final: { light: 720, samples: 12 },
    most: 24,
  },
};

/** @typedef {import("./jobs.mjs").Job} Job */
/** @typedef {{ model: string, quality: "draft" | "final", progress: import("./progress.mjs").Progress, blender: (script: string, given: Record<string, string | number>) => string[], python: (script: string, ...words: string[]) => string[], waiting: Job[], scenes: import("./makePanorama.mjs").PanoramaJob[] }} How */

/** @param {string} script @returns {script is keyof SCRIPTS} */
const isKnown = (script) => script in SCRIPTS;

/** @param {Job} job */
const scriptOf = ({ script }) => (isKnown(script) ? script : undefined);

/** Whether a picture is made this way. @param {Job} job */
export const isQuick = (job) => scriptOf(job) !== undefined;

/** @param {Job} job */
const isDoll = (job) => job.args["view"] === "doll";

/** A room or open-air place of a home, as it stands in its tower. @param {Job} job */
const isStill = (job) => job.script === "stillQuick.py" && !isDoll(job);

/** The tour whose home shows a layout. @param {Job} job @param {How} how */
const tourOf = (job, { scenes }) => scenes.find(({ args }) => args["layout"] === job.args["layout"])?.panorama.first;

/** How its light becomes display values (denoise/stillPicture.py). @param {Job} job */
function lookOf(job) {
  if (!isStill(job)) return isDoll(job) ? "paper" : "room";
  return job.args["view"] === "open" ? "open" : "home";
}

/** The still a mirror reflects, else the still itself. @param {Job} job */
const baseOf = (job) =>
  (isDoll(job) ? undefined : jobs.find(({ name }) => name === job.name.replace("-mirror", ""))) ?? job;

/** The picture and its passes, named by what they are made from. @param {Job} job @param {How} how */
const stemOf = (job, { model, quality }) => path.join(BUILD, `${job.name}-${fingerprint(job, model)}.${quality}`);

/** @param {Job} job @param {How} how */
const told = (job, how) => {
  const { shot, ...shown } = job.args;
  const { width, height } = job;
  const tour = isStill(job) ? { tour: tourOf(job, how) } : {};
  return { ...shown, ...tour, width, height, stem: stemOf(job, how), ...(shot && { shot: JSON.parse(shot) }) };
};

/** Says where a still's camera looks until its outlook has been rendered. @param {Job} job @param {How} how */
const lacksOutlook = (job, how) => ["json", "f.exr"].every((part) => existsSync(`${stemOf(job, how)}.${part}`));

/** The passes of a picture, rendered with those of the next ones, a still's outlook last. @param {Job} job @param {How} how */
async function passesOf(job, how) {
  const { model, quality, progress, blender, waiting } = how;
  const stem = stemOf(job, how);
  const kind = scriptOf(job);
  const all = [job, ...waiting.filter((other) => other !== job)];
  if (kind && !existsSync(`${stem}.f.exr`)) {
    const list = all
      .filter((other) => scriptOf(other) === kind && baseOf(other) === other)
      .map((one) => told(one, how))
      .filter((one) => !existsSync(`${one.stem}.f.exr`) && !existsSync(`${one.stem}.png`))
      .slice(0, SCRIPTS[kind].most);
    await run(blender(kind, { model, ...SCRIPTS[kind][quality], list: JSON.stringify(list) }), {
      progress,
    });
  }
  if (existsSync(`${stem}.json`)) {
    const list = all.filter((one) => lacksOutlook(one, how)).map((one) => told(one, how));
    const given = { model, samples: OUTLOOK_SAMPLES, list: JSON.stringify(list) };
    await run(blender("stillOutlook.py", given), { progress });
  }
  return ["a", "b", "f", ...(existsSync(`${stem}.o.exr`) ? ["o"] : [])].map((part) => `${stem}.${part}.exr`);
}

/** @param {Job} job @param {How} how */
export async function makeStill(job, how) {
  const base = baseOf(job);
  const stem = stemOf(base, how);
  if (!existsSync(`${stem}.png`)) {
    const passes = await passesOf(base, how);
    const [a = "", b = "", shown = "", ...outlook] = passes;
    const words = [a, b, shown, `${stem}.part.png`];
    if (job.args["sheet"]) await run(how.python("topPicture.py", ...words));
    else await run(how.python("stillPicture.py", ...words, lookOf(job), ...outlook));
    renameSync(`${stem}.part.png`, `${stem}.png`);
    for (const file of passes) rmSync(file, { force: true });
  }
  if (base === job) return encode(`${stem}.png`, job, how.quality);
  const reflected = path.join(BUILD, `${job.name}.png`);
  await sharp(`${stem}.png`).flop().toFile(reflected);
  await encode(reflected, job, how.quality);
  return rmSync(reflected);
}
