// One scene of a tour: the room (shared by the layout's tours), its outlook (shared by the tour's scenes), both together.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { encodePanorama } from "./encodePanorama.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { run } from "./run.mjs";

const HERE = fileURLToPath(new URL("../", import.meta.url));
const BUILD = path.join(HERE, "build");
/** Outlooks of one start of Blender: building the site takes as long as one of them. */
const BATCH = 12;
/** Rooms of one start of Blender, and of one turn where several queues share a machine. */
const ROOMS = 8;
/** With one or two samples the glass and the walls of a tower that stands near are speckled. */
const OUTLOOK = { draft: { width: 1536, samples: 8 }, final: { width: 3072, samples: 16 } };

/** @typedef {import("./jobs.mjs").Job & { panorama: import("./jobsPanorama.mjs").Panorama }} PanoramaJob */
/** @typedef {{ model: string, quality: "draft" | "final", progress: import("./progress.mjs").Progress, blender: (script: string, given: Record<string, string | number>) => string[], python: (script: string, ...words: string[]) => string[], jobs: PanoramaJob[] }} How */

/** @param {string[]} files */
const clear = (files) => files.forEach((file) => rmSync(file, { force: true }));

/** Where a room's files lie: tours of one layout share them. @param {PanoramaJob} job @param {How} how */
function stemOf(job, { model, quality }) {
  const { scene, first, stand, sizes } = job.panorama;
  const layout = job.args["layout"] ?? "";
  // What only one of the tours is about does not count.
  const shared = {
    ...job,
    name: "",
    final: 6,
    args: { layout },
    panorama: { scene, first, stand, size: sizes[quality] },
  };
  return path.join(BUILD, `room-${layout}-${scene}-${fingerprint(shared, model)}`);
}

/** The room without an outlook, rendered with the next ones that are not there yet. @param {PanoramaJob} job @param {How} how */
async function room(job, how) {
  const stem = stemOf(job, how);
  if (existsSync(`${stem}.npz`)) return `${stem}.npz`;
  if (!existsSync(`${stem}.f.exr`)) {
    const from = how.jobs.slice(how.jobs.indexOf(job));
    const rooms = new Map(from.map((one) => [stemOf(one, how), one.panorama]));
    const list = [...rooms]
      .filter(([other]) => !existsSync(`${other}.npz`) && !existsSync(`${other}.f.exr`))
      .slice(0, ROOMS)
      .map(([other, { first, scene }]) => ({ tour: first, scene, stem: other }));
    const given = { model: how.model, list: JSON.stringify(list), ...job.panorama.sizes[how.quality] };
    await run(how.blender(job.script, given), { progress: how.progress });
  }
  const passes = ["a", "b", "f"].map((part) => `${stem}.${part}.exr`);
  await run(how.python("panoramaRoom.py", ...passes, `${stem}.part.npz`));
  renameSync(`${stem}.part.npz`, `${stem}.npz`);
  clear(passes);
  return `${stem}.npz`;
}

/** What the outlook is made of: the site, the towers and the scripts that build them. @param {string} model */
function siteHash(model) {
  const hash = createHash("sha256").update(readFileSync(path.join(HERE, "blender", "panoramaOutlook.py")));
  const { towers, plates } = JSON.parse(readFileSync(model, "utf8"));
  return hash
    .update(JSON.stringify([towers, plates]))
    .digest("hex")
    .slice(0, 8);
}

/** What stands before a tour's windows, with those of the next tours that lack one. @param {PanoramaJob} job @param {How} how */
async function outlook(job, { model, quality, progress, blender, python, jobs }) {
  const folder = path.join(BUILD, `outlook-${quality}-${siteHash(model)}`);
  const file = (/** @type {string} */ tour, /** @type {string} */ ending) =>
    path.join(folder, `outlook-${tour}.${ending}`);
  const { tour } = job.panorama;
  if (existsSync(file(tour, "npz"))) return file(tour, "npz");
  if (!existsSync(file(tour, "json"))) {
    const lacking = jobs.map((other) => other.panorama.tour).filter((other) => !existsSync(file(other, "json")));
    const tours = [...new Set([tour, ...lacking])].slice(0, BATCH).join(",");
    mkdirSync(folder, { recursive: true });
    await run(blender("panoramaOutlook.py", { model, tours, folder, ...OUTLOOK[quality] }), { progress });
  }
  await run(python("panoramaOutlook.py", file(tour, "").slice(0, -1)));
  clear([file(tour, "exr")]);
  return file(tour, "npz");
}

/** @param {PanoramaJob} job @param {How} how */
export async function makePanorama(job, how) {
  const inside = await room(job, how);
  const outside = await outlook(job, how);
  const { tour, scene, stand, turn } = job.panorama;
  const heading = (stand.heading * 180) / Math.PI + turn;
  const picture = path.join(BUILD, `${tour}-${scene}.${how.quality}.rgb`);
  const printed = await run(how.python("panoramaPicture.py", inside, picture, outside, String(heading)));
  const [width = 0, height = 0] = printed.trim().split(" ").map(Number);
  await encodePanorama(picture, job.panorama, { quality: how.quality, width, height });
  clear([picture]);
}
