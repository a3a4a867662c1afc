// A doll house, a still, a small scene or a plan seen from above: its light is rendered small, everything else at full size;
// several to a start of Blender. What lies before a still's windows is rendered by itself and set behind the panes.
// A mirror's still is its base's room, reflected, with what its own home looks out on; its doll house is lit from the same side as all others.
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { encode } from "./encode.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { jobs } from "./jobsInterior.mjs";
import { run } from "./run.mjs";

const BUILD = fileURLToPath(new URL("../build/", import.meta.url));
/** Samples of what lies before the windows: there is only the sun, and what four leave of speckle is taken out (denoise/outlookTone.py). */
const OUTLOOK_SAMPLES = 6;
/** Samples of a still that is rendered whole. */
const WHOLE_SAMPLES = { draft: 8, final: 32 };
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
/** @typedef {{ model: string, quality: "draft" | "final", isWhole: boolean, progress: import("./progress.mjs").Progress, blender: (script: string, given: Record<string, string | number>) => string[], python: (script: string, ...words: string[]) => string[], waiting: Job[], scenes: import("./makePanorama.mjs").PanoramaJob[] }} How */

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

/** Whether a picture is rendered whole, at its own size; all others in small steps. @param {Job} job @param {How} how */
const isWhole = (job, how) => how.isWhole && isStill(job);

/** The picture and its passes, named by what they are made from. @param {Job} job @param {How} how */
const stemOf = (job, how) =>
  path.join(BUILD, `${job.name}-${fingerprint(job, how.model)}.${how.quality}${isWhole(job, how) ? ".whole" : ""}`);

/** @param {Job} job @param {How} how */
const sceneOf = (job, how) => {
  const { shot, ...shown } = job.args;
  const { width, height } = job;
  const tour = isStill(job) ? { tour: tourOf(job, how) } : {};
  return { ...shown, ...tour, width, height, stem: stemOf(job, how), ...(shot && { shot: JSON.parse(shot) }) };
};

/** Whether a still's passes are there, but not yet what lies before its windows. @param {Job} job @param {How} how */
const lacksOutlook = (job, how) =>
  isStill(job) && existsSync(`${stemOf(baseOf(job), how)}.f.exr`) && !existsSync(`${stemOf(job, how)}.seen`);

/** A mirror looks out of its own home with the camera of its base, reflected. @param {Job} job @param {How} how */
const toldOutlook = (job, how) => {
  const base = baseOf(job);
  const mirror = base === job ? {} : { mirror: job.args["layout"] };
  return { tour: tourOf(base, how), ...mirror, passes: stemOf(base, how), stem: stemOf(job, how) };
};

/** The passes of a picture, rendered with those of the next ones. @param {Job} job no mirror @param {How} how */
async function passesOf(job, how) {
  const { model, quality, progress, blender, waiting } = how;
  const whole = isWhole(job, how);
  const kind = scriptOf(job);
  if (kind && !existsSync(`${stemOf(job, how)}.f.exr`)) {
    const list = [job, ...waiting.filter((other) => other !== job)]
      .filter((other) => scriptOf(other) === kind && baseOf(other) === other && isWhole(other, how) === whole)
      .map((one) => sceneOf(one, how))
      .filter((one) => !existsSync(`${one.stem}.f.exr`) && !existsSync(`${one.stem}.png`))
      .slice(0, SCRIPTS[kind].most);
    const given = whole ? { whole: WHOLE_SAMPLES[quality] } : SCRIPTS[kind][quality];
    await run(blender(kind, { model, ...given, list: JSON.stringify(list) }), { progress });
  }
  if (whole) return ["w", "f"].map((part) => `${stemOf(job, how)}.${part}.exr`);
  const matte = existsSync(`${stemOf(job, how)}.m.exr`) ? ["m"] : [];
  return ["a", "b", "f", ...matte].map((part) => `${stemOf(job, how)}.${part}.exr`);
}

/** What lies before a still's windows, rendered with that of the next ones; none where one does not see out. @param {Job} job @param {How} how */
async function outlookOf(job, how) {
  const { model, progress, blender, waiting } = how;
  if (lacksOutlook(job, how)) {
    const all = [job, ...waiting.filter((other) => other !== job)];
    const list = all.filter((one) => lacksOutlook(one, how)).map((one) => toldOutlook(one, how));
    const given = { model, samples: OUTLOOK_SAMPLES, list: JSON.stringify(list) };
    await run(blender("stillOutlook.py", given), { progress });
  }
  const file = `${stemOf(job, how)}.o.exr`;
  return existsSync(file) ? [file, baseOf(job) === job ? "straight" : "reflected"] : [];
}

/** @param {string[]} files */
const clear = (files) => files.forEach((file) => rmSync(file, { force: true }));

/** @param {Job} job @param {How} how */
export async function makeStill(job, how) {
  const base = baseOf(job);
  const stem = stemOf(job, how);
  const passes = await passesOf(base, how);
  const outlook = await outlookOf(job, how);
  const [a = "", b = "", shown = "", ...matte] = passes;
  const words = [a, b, shown, `${stem}.png`];
  if (isWhole(job, how)) await run(how.python("stillWhole.py", a, b, `${stem}.png`, lookOf(job), ...outlook));
  else if (job.args["sheet"]) await run(how.python("topPicture.py", ...words));
  else await run(how.python("stillPicture.py", ...words, lookOf(job), ...matte, ...outlook));
  if (base !== job) await reflect(`${stem}.png`);
  await encode(`${stem}.png`, job, how.quality);
  clear([`${stem}.png`, `${stem}.o.exr`, `${stem}.seen`]);
  // Its mirrors are made of the same passes.
  if (!how.waiting.some((other) => other !== job && baseOf(other) === base))
    clear([...passes, `${stemOf(base, how)}.json`]);
}

/** @param {string} file */
async function reflect(file) {
  const reflected = await sharp(file).flop().toBuffer();
  writeFileSync(file, reflected);
}
