// One scene of the outdoor tour: rendered like a picture, written like a panorama.
import { rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { encodePanorama } from "./encodePanorama.mjs";
import { pictureOf } from "./makePicture.mjs";

/** What a sphere is rendered beyond its two ends, in pixels: cut off, so that no seam shows where it closes. */
const OVERLAP = 32;

/** @param {import("./jobs.mjs").Job & { sphere: import("./jobsSphere.mjs").Sphere & { scene: string } }} job @param {import("./renderer.mjs").Renderer} how */
export async function makeSphere(job, how) {
  const png = await pictureOf({ ...job, args: { ...job.args, overlap: OVERLAP } }, how);
  const whole = sharp(png).removeAlpha();
  const { width: beyond, height } = await whole.metadata();
  const width = beyond - 2 * OVERLAP;
  const raw = png.replace(/png$/, "rgb");
  writeFileSync(raw, await whole.extract({ left: OVERLAP, top: 0, width, height }).raw().toBuffer());
  const { scene, at, eyeM, headingDeg } = job.sphere;
  const stand = { room: scene, at, eyeM, heading: (headingDeg * Math.PI) / 180 };
  const panorama = { tour: "exterior", folder: "", scene, stand, first: "exterior", turn: 0, sizes: NONE };
  await encodePanorama(raw, panorama, { quality: how.quality, width, height });
  rmSync(raw);
}

/** What rooms say about their passes; here the job's own width and samples hold. */
const NONE = { draft: { samples: 0, width: 0 }, final: { samples: 0, width: 0 } };
