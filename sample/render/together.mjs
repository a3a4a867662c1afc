// Pictures of one scene share the building of it: one Blender run renders the halves of a few of them.
import { existsSync } from "node:fs";

/** Longer runs would keep other queues waiting. */
const MOST = 6;

/**
 * The list for Blender: the picture asked for first, then others of its scene that have no halves yet.
 * @param {import("./jobs.mjs").Job} job
 * @param {import("./jobs.mjs").Job[]} waiting pictures that will be asked for later, at the same quality
 * @param {(job: import("./jobs.mjs").Job) => { width: number, height: number, samples: number, a: string, b: string }} spec
 */
export function together(job, waiting, spec) {
  const same = waiting.filter((other) => other !== job && other.script === job.script && !existsSync(spec(other).b));
  return [job, ...same].slice(0, MOST).map(spec);
}
