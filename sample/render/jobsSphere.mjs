// The tour of the outdoors: what is seen all around from the courtyard and from the air.
import { MODEL_TONE, withModules } from "./jobsViews.mjs";

/** @typedef {{ at: [number, number], eyeM: number, headingDeg: number }} Sphere */

/** @param {string} scene @param {Sphere} sphere @returns {import("./jobs.mjs").Job & { sphere: Sphere & { scene: string } }} */
const around = (scene, sphere) => ({
  script: "sphere.py",
  name: `exterior/${scene}`,
  file: "",
  // Read like a view: towers, site and daylight are what it shows.
  args: { view: "sphere", at: [...sphere.at, sphere.eyeM].join(","), heading: String(sphere.headingDeg) },
  inputs: withModules("sphere|townSouth"),
  width: 4096,
  height: 2048,
  final: 32,
  draft: 8,
  draftScale: 0.4,
  widths: [],
  tone: MODEL_TONE,
  alt: { sq: "", en: "", de: "" },
  sphere: { scene, ...sphere },
});

export const jobs = [
  around("courtyard", { at: [0.3, -17], eyeM: 1.7, headingDeg: 90 }),
  around("aerial", { at: [0, -34], eyeM: 46, headingDeg: 90 }),
];
