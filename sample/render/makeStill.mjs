// A picture of an apartment or of an amenity: its light, rendered by Blender, becomes display values, and what lies before its windows is set behind the panes.
// A mirror's still is its base's room, reflected, with what its own apartment looks out on; its doll house is lit from the same side as all others.
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { encode } from "./encode.mjs";
import { jobs } from "./jobsInterior.mjs";
import { BUILD } from "./renderer.mjs";

/** Samples of what lies before the windows. */
const OUTLOOK_SAMPLES = { draft: 8, final: 32 };
/** A draft is this share as wide as a final picture. */
const DRAFT = 0.5;
const SCRIPTS = ["still.py", "top.py", "topStorey.py", "amenity.py"];

/** @typedef {import("./jobs.mjs").Job} Job */
/** @typedef {import("./renderer.mjs").Renderer & { tours: import("./makePanorama.mjs").PanoramaJob[] }} How */

/** Whether a picture is made this way. @param {Job} job */
export const isOfLight = (job) => SCRIPTS.includes(job.script);

/** A room or open-air place of an apartment, as it stands in its tower. @param {Job} job */
const isStill = (job) => job.script === "still.py" && job.args["view"] !== "doll";

/** The tour whose apartment shows a layout. @param {Job} job @param {How} how */
const tourOf = (job, { tours }) => tours.find(({ args }) => args["layout"] === job.args["layout"])?.panorama.first;

/** The still a mirror reflects, else the still itself. @param {Job} job */
const baseOf = (job) => jobs.find(({ name }) => name === job.name.replace("-mirror", "")) ?? job;

/** @param {Job} job @param {How} how @param {string} ending */
const fileOf = (job, { quality }, ending) => path.join(BUILD, `${job.name.replace("/", "-")}.${quality}.${ending}`);

/** @param {Job} job @param {How} how */
function sizeOf({ width, height }, { quality }) {
  const scale = quality === "draft" ? DRAFT : 1;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The light of a picture. @param {Job} job @param {How} how @returns {Promise<string>} its file */
function lightOf(job, how) {
  return how.once(`light of ${job.name}`, async () => {
    const { shot, ...shown } = job.args;
    const light = fileOf(job, how, "light.exr");
    const still = {
      tour: tourOf(job, how),
      panes: fileOf(job, how, "panes.exr"),
      camera: fileOf(job, how, "camera.json"),
    };
    const entry = { ...shown, ...sizeOf(job, how), samples: job[how.quality], light };
    const camera = shot ? { shot: JSON.parse(shot) } : {};
    await how.blender(job.script, isStill(job) ? { ...entry, ...still, ...camera } : entry);
    return light;
  });
}

/** What lies before a still's windows, if it has some; a mirror looks out of its own apartment with the camera of its base, reflected. @param {Job} job @param {How} how */
async function renderOutlook(job, how) {
  const base = baseOf(job);
  const mirror = base === job ? {} : { mirror: job.args["layout"] };
  const [panes, camera, light] = [
    fileOf(base, how, "panes.exr"),
    fileOf(base, how, "camera.json"),
    fileOf(job, how, "outlook.exr"),
  ];
  const entry = { tour: tourOf(base, how), ...mirror, panes, camera, light };
  await how.blender("stillOutlook.py", { ...entry, ...sizeOf(base, how), samples: OUTLOOK_SAMPLES[how.quality] });
  return light;
}

/** @param {Job} job @param {How} how @param {string} png */
async function makeStillPicture(job, how, png) {
  const base = baseOf(job);
  const light = await lightOf(base, how);
  const outlook = await renderOutlook(job, how);
  const look = job.args["view"] === "open" ? "open" : "home";
  const way = base === job ? "straight" : "reflected";
  await how.tone("stillPicture.py", light, fileOf(base, how, "panes.exr"), png, look, outlook, way);
  rmSync(outlook, { force: true });
  if (base !== job) writeFileSync(png, await sharp(png).flop().toBuffer());
}

/** @param {Job} job @param {How} how */
export async function makeStill(job, how) {
  const png = fileOf(job, how, "png");
  if (isStill(job)) await makeStillPicture(job, how, png);
  else await how.tone("modelPicture.py", await lightOf(job, how), png, job.args["sheet"] ? "top" : "doll");
  await encode(png, job, how.quality);
  rmSync(png);
}
