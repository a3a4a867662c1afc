// The tour of the outdoors: what is seen all around from the courtyard and from the air.
import { withModules } from "./jobsViews.mjs";

/** @typedef {{ at: [number, number], eyeM: number, headingDeg: number }} Sphere */

/** @param {string} scene @param {Sphere} sphere @returns {import("./jobs.mjs").Job & { sphere: Sphere & { scene: string } }} */
const around = (scene, sphere) => ({
  script: "sphere.py",
  shared: true,
  name: `exterior/${scene}`,
  file: "",
  // Read like a view: towers, site and daylight are what it shows.
  args: { view: "sphere", at: [...sphere.at, sphere.eyeM].join(","), heading: String(sphere.headingDeg) },
  inputs: withModules("sphere|townSouth"),
  width: 4096,
  height: 2048,
  final: 5,
  draft: 3,
  draftScale: 0.4,
  metres: 15,
  widths: [],
  tone: { look: "Medium High Contrast", exposure: 0.3 },
  alt: { sq: "", en: "", de: "" },
  sphere: { scene, ...sphere },
});

export const jobs = [
  around("courtyard", { at: [0.3, -17], eyeM: 1.7, headingDeg: 90 }),
  around("aerial", { at: [0, -34], eyeM: 46, headingDeg: 90 }),
];
