// One scene of the outdoor tour: rendered like a picture, written like a panorama.
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { encodePanorama } from "./encodePanorama.mjs";
import { pictureOf } from "./makePicture.mjs";

/** @param {import("./jobs.mjs").Job & { sphere: import("./jobsSphere.mjs").Sphere & { scene: string } }} job @param {import("./makePicture.mjs").How} how */
export async function makeSphere(job, how) {
  const png = await pictureOf(job, how);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = png.replace(/png$/, "rgb");
  writeFileSync(raw, data);
  const { scene, at, eyeM, headingDeg } = job.sphere;
  const stand = { room: scene, at, eyeM, heading: (headingDeg * Math.PI) / 180 };
  const panorama = { tour: "exterior", folder: "", scene, stand, first: "exterior", turn: 0, sizes: NONE };
  await encodePanorama(raw, panorama, { quality: how.quality, width: info.width, height: info.height });
}

/** What rooms say about their passes; here the job's own width and samples hold. */
const NONE = { draft: { light: 0, samples: 0, wide: 0 }, final: { light: 0, samples: 0, wide: 0 } };
