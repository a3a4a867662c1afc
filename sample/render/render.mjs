// npm run render [-- --only name] [--draft | --final] [--device cpu]: every picture of the complex from its model. Finished pictures are skipped,
// drafts of what was never made come before the first final one, and it may be stopped at any moment. -- --keep name,name renders nothing: those pictures stay
// as they are and count as made by today's scripts, where a change of the scripts does not show in them.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fingerprint } from "./fingerprint.mjs";
import { jobs } from "./jobs.mjs";
import { jobs as amenities } from "./jobsAmenity.mjs";
import { panoramaJobs } from "./jobsPanorama.mjs";
import { jobs as spheres } from "./jobsSphere.mjs";
import { topJobs } from "./jobsTop.mjs";
import { jobs as views } from "./jobsViews.mjs";
import { makePanorama } from "./makePanorama.mjs";
import { makePicture } from "./makePicture.mjs";
import { makeSphere } from "./makeSphere.mjs";
import { isQuick, makeStill } from "./makeStill.mjs";
import { Progress } from "./progress.mjs";
import { fillSeries } from "./series.mjs";

const HERE = fileURLToPath(new URL("../", import.meta.url));
const BUILD = path.join(HERE, "build");
const FINISHED = path.join(HERE, "data", "finished.json");
const INTERIOR = new URL("./jobsInterior.mjs", import.meta.url);
const PYTHON = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3";

/** Python with sample/render/requirements.txt. */
const BPY = path.join(BUILD, "bpy", "bin", "python");
const DEVICES = ["cpu", "cuda", "optix"];

const options = /** @type {const} */ ({
  only: { type: "string" },
  keep: { type: "string" },
  model: { type: "string" },
  draft: { type: "boolean" },
  final: { type: "boolean" },
  device: { type: "string" },
});

/** What the command line asks for; an unknown word ends here, before a picture is touched. */
function readCommand() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    process.stderr.write(
      "npm run render -- [--only NAME,NAME] [--draft | --final] [--keep NAME,NAME] [--model FILE] [--device DEVICE]\n",
    );
    process.exit(2);
  }
}

const asked = readCommand();
/** What bpy renders on; without it Debian's Blender renders. */
const device = asked.device;
if (device !== undefined && !(existsSync(BPY) && DEVICES.includes(device))) {
  const missing = "--device needs Python with bpy in sample/build/bpy: sample/render/README.md says how to make it";
  process.stderr.write(`${existsSync(BPY) ? `--device takes one of ${DEVICES.join(", ")}` : missing}\n`);
  process.exit(2);
}
const model = path.resolve(asked.model ?? path.join(BUILD, "model.json"));

/** @returns {Record<string, { quality: string, hash: string, by?: "bpy" }>} */
const finished = () => (existsSync(FINISHED) ? JSON.parse(readFileSync(FINISHED, "utf8")) : {});

/** @param {string} name @param {string} quality @param {string} hash */
function remember(name, quality, hash, by = device && /** @type {const} */ ("bpy")) {
  const all = { ...finished(), [name]: { quality, hash, ...(by && { by }) } };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${FINISHED}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${FINISHED}.part`, FINISHED);
}

/** @param {import("./jobs.mjs").Job} job @param {"draft" | "final"} quality */
function upToDate(job, quality) {
  const last = finished()[job.name];
  if (!last || last.hash !== fingerprint(job, model)) return false;
  if (device && last.by !== "bpy") return false;
  return last.quality === "final" || quality === "draft";
}

/** @param {Record<string, string | number>} given */
const words = (given) => Object.entries(given).flatMap(([key, value]) => [`--${key}`, String(value)]);

/** @param {string} script @param {Record<string, string | number>} given */
const blender = (script, given) => [
  ...(device ? [BPY, "-W", "ignore"] : ["blender", "-b", "--factory-startup", "--python-exit-code", "1", "-P"]),
  path.join(HERE, "blender", script),
  "--",
  ...words(device ? { ...given, device } : given),
];

/** @param {string} script @param {string[]} given */
const python = (script, ...given) => [device ? BPY : PYTHON, path.join(HERE, "denoise", script), ...given];

/** "hero" asks for one picture, "living-*" or "vr-1-1/*" for several. @param {string} name @param {string} word */
const matches = (name, word) => (word.endsWith("*") ? name.startsWith(word.slice(0, -1)) : name === word);

/** @param {import("./jobs.mjs").Job[]} all pictures a change of the scripts does not change */
function keep(all) {
  const made = finished();
  for (const job of all) {
    const last = made[job.name];
    if (last) remember(job.name, last.quality, fingerprint(job, model), last.by);
  }
}

/** @param {import("./jobs.mjs").Job[]} some @param {"draft" | "final"} quality */
const plan = (some, quality) => some.filter((job) => !upToDate(job, quality)).map((job) => ({ job, quality }));

async function main() {
  mkdirSync(BUILD, { recursive: true });
  const rooms = existsSync(INTERIOR) ? (await import(INTERIOR.href)).jobs : [];
  const only = (asked.keep ?? asked.only)?.split(",");
  const tours = panoramaJobs(model);
  const tops = topJobs(model);
  const pictures = [...jobs, ...views, ...amenities, ...rooms, ...tops];
  const wanted = [...jobs, ...views, ...amenities, ...spheres, ...tours, ...rooms, ...tops].filter(
    ({ name }) => !only || only.some((word) => matches(name, word)),
  );
  if (asked.keep !== undefined) return keep(wanted);
  const drafts = asked.draft ? wanted : asked.final ? [] : wanted.filter(({ name }) => !(name in finished()));
  const todo = [...plan(drafts, "draft"), ...plan(asked.draft ? [] : wanted, "final")];
  const progress = new Progress(todo);
  for (const { job, quality } of todo) {
    progress.begin(job, quality);
    if (!upToDate(job, quality)) {
      const hash = fingerprint(job, model);
      const how = { model, quality, progress, blender, python, isWhole: device !== undefined };
      const later = todo.filter((other) => other.quality === quality && !upToDate(other.job, quality));
      const waiting = later.map((other) => other.job);
      if ("panorama" in job) await makePanorama(job, { ...how, jobs: tours.filter((one) => waiting.includes(one)) });
      else if ("sphere" in job) await makeSphere(job, { ...how, waiting });
      else if (isQuick(job)) await makeStill(job, { ...how, waiting, scenes: tours });
      else await makePicture(job, { ...how, waiting });
      remember(job.name, quality, hash);
    }
    progress.end();
  }
  const good = new Set(pictures.filter(({ name }) => finished()[name]?.quality === "final").map(({ file }) => file));
  fillSeries((key) => good.has(key));
}

await main();
