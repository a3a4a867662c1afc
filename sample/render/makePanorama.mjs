// One scene of a tour: the room (shared by the layout's tours), its outlook (shared by the tour's scenes), both together.
import { rmSync } from "node:fs";
import path from "node:path";
import { encodePanorama } from "./encodePanorama.mjs";
import { BUILD } from "./renderer.mjs";

const OUTLOOK = { draft: { width: 1536, samples: 8 }, final: { width: 4096, samples: 32 } };
/** What a room is rendered beyond its two ends, in pixels: cut off, so that no seam shows where the sphere closes. */
const OVERLAP = 32;

/** @typedef {import("./jobs.mjs").Job & { panorama: import("./jobsPanorama.mjs").Panorama }} PanoramaJob */
/** @typedef {import("./renderer.mjs").Renderer} Renderer */

/** The room without an outlook. @param {PanoramaJob} job @param {Renderer} how @returns {Promise<string>} its file */
function roomOf(job, { quality, once, blender, tone }) {
  const { first, scene, sizes } = job.panorama;
  const stem = path.join(BUILD, `room-${first}-${scene}.${quality}`);
  return once(stem, async () => {
    const [light, panes] = [`${stem}.light.exr`, `${stem}.panes.exr`];
    await blender(job.script, { tour: first, scene, ...sizes[quality], overlap: OVERLAP, light, panes });
    await tone("panoramaRoom.py", light, panes, `${stem}.npz`);
    rmSync(light);
    rmSync(panes);
    return `${stem}.npz`;
  });
}

/** What stands before a tour's windows. @param {PanoramaJob} job @param {Renderer} how */
function outlookOf(job, { quality, once, blender }) {
  const { tour } = job.panorama;
  const stem = path.join(BUILD, `outlook-${tour}.${quality}`);
  return once(stem, async () => {
    const [light, part] = [`${stem}.exr`, `${stem}.json`];
    await blender("panoramaOutlook.py", { tour, ...OUTLOOK[quality], light, part });
    return { light, part };
  });
}

/** @param {PanoramaJob} job @param {Renderer} how */
export async function makePanorama(job, how) {
  const [inside, { light, part }] = await Promise.all([roomOf(job, how), outlookOf(job, how)]);
  const { tour, scene, stand, turn } = job.panorama;
  const heading = (stand.heading * 180) / Math.PI + turn;
  const picture = path.join(BUILD, `${tour}-${scene}.${how.quality}.rgb`);
  const printed = await how.tone("panoramaPicture.py", inside, picture, light, part, String(heading));
  const [width = 0, height = 0] = printed.trim().split("\n").at(-1)?.split(" ").map(Number) ?? [];
  await encodePanorama(picture, job.panorama, { quality: how.quality, width, height });
  rmSync(picture);
}
