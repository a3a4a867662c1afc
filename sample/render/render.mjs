// npm run render [-- --only name] [--draft | --final] [--device cuda] [--jobs 8]: every picture of the complex from its model. Finished pictures are skipped,
// drafts of what was never made come before the first final one, and it may be stopped at any moment. -- --keep name,name renders nothing: those pictures stay
// as they are and count as made by today's scripts, where a change of the scripts does not show in them. -- --pack file.tar.gz renders nothing either: it writes
// an archive that renders the pictures on another machine; what it puts there into --results is unpacked over the repository.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { renewAlts } from "./encode.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { jobs } from "./jobs.mjs";
import { jobs as amenities } from "./jobsAmenity.mjs";
import { jobs as rooms } from "./jobsInterior.mjs";
import { panoramaJobs } from "./jobsPanorama.mjs";
import { jobs as spheres } from "./jobsSphere.mjs";
import { topJobs } from "./jobsTop.mjs";
import { jobs as views } from "./jobsViews.mjs";
import { makePanorama } from "./makePanorama.mjs";
import { makePicture } from "./makePicture.mjs";
import { makeSphere } from "./makeSphere.mjs";
import { isOfLight, makeStill } from "./makeStill.mjs";
import { collect, pack } from "./pack.mjs";
import { Progress } from "./progress.mjs";
import { BUILD, canRender, DEVICES, rendererOf } from "./renderer.mjs";
import { fillSeries } from "./series.mjs";

const FINISHED = fileURLToPath(new URL("../data/finished.json", import.meta.url));
const USAGE =
  "npm run render -- [--only NAME,NAME] [--draft | --final] [--keep NAME,NAME] [--model FILE] [--device cpu | cuda | optix] [--jobs NUMBER] [--pack FILE] [--results FOLDER]";

const options = /** @type {const} */ ({
  only: { type: "string" },
  keep: { type: "string" },
  model: { type: "string" },
  draft: { type: "boolean" },
  final: { type: "boolean" },
  device: { type: "string", default: "cpu" },
  jobs: { type: "string", default: "1" },
  pack: { type: "string" },
  results: { type: "string" },
});

/** Ends the program before a picture is touched. @param {string} sentence @returns {never} */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n${USAGE}\n`);
  process.exit(2);
}

/** What the command line asks for. */
function readCommand() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message.split(". ")[0] : String(error)}.`);
  }
}

const args = readCommand();
const model = path.resolve(args.model ?? path.join(BUILD, "model.json"));
/** How many pictures are made beside each other. */
const together = Number(args.jobs);
if (!DEVICES.includes(args.device)) refuse(`--device takes one of ${DEVICES.join(", ")}.`);
if (!(Number.isInteger(together) && together > 0)) refuse("--jobs takes how many pictures are rendered at once.");

/** @returns {Record<string, { quality: string, hash: string }>} */
const finished = () => (existsSync(FINISHED) ? JSON.parse(readFileSync(FINISHED, "utf8")) : {});

/** @param {string} name @param {string} quality @param {string} hash */
function remember(name, quality, hash) {
  const all = { ...finished(), [name]: { quality, hash } };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${FINISHED}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${FINISHED}.part`, FINISHED);
}

/** @typedef {import("./jobs.mjs").Job} Job */
/** @typedef {{ job: Job, quality: "draft" | "final" }} Task */

/** @param {Job} job @param {"draft" | "final"} quality */
function isUpToDate(job, quality) {
  const last = finished()[job.name];
  if (!last || last.hash !== fingerprint(job, model)) return false;
  return last.quality === "final" || quality === "draft";
}

/** "hero" asks for one picture, "living-*" or "vr-1-1/*" for several. @param {string} name @param {string} word */
const matches = (name, word) => (word.endsWith("*") ? name.startsWith(word.slice(0, -1)) : name === word);

/** @param {Job[]} all pictures a change of the scripts does not change */
function keep(all) {
  const made = finished();
  for (const job of all) {
    const last = made[job.name];
    if (last) remember(job.name, last.quality, fingerprint(job, model));
  }
}

/** @param {Job[]} some @param {"draft" | "final"} quality @returns {Task[]} */
const plan = (some, quality) => some.filter((job) => !isUpToDate(job, quality)).map((job) => ({ job, quality }));

/** @param {Job} job @param {import("./makeStill.mjs").How} how */
function make(job, how) {
  if ("panorama" in job) return makePanorama(job, how);
  if ("sphere" in job) return makeSphere(job, how);
  return isOfLight(job) ? makeStill(job, how) : makePicture(job, how);
}

/** Makes every picture of a list, several beside each other; a picture that fails is named at the end and does not stop the others. @param {Task[]} todo @param {import("./makePanorama.mjs").PanoramaJob[]} tours */
async function makeAll(todo, tours) {
  const progress = new Progress(todo);
  const how = { model, device: args.device, threads: Math.ceil(availableParallelism() / together) };
  const renderers = {
    draft: rendererOf({ ...how, quality: "draft" }),
    final: rendererOf({ ...how, quality: "final" }),
  };
  const waiting = [...todo];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const { job, quality } = task;
      const hash = fingerprint(job, model);
      try {
        await make(job, { ...renderers[quality], tours });
        remember(job.name, quality, hash);
      } catch (error) {
        failed.push(`${job.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      progress.end(task);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return failed;
}

async function main() {
  mkdirSync(BUILD, { recursive: true });
  const only = (args.keep ?? args.only)?.split(",");
  const tours = panoramaJobs(model);
  const tops = topJobs(model);
  const pictures = [...jobs, ...views, ...amenities, ...rooms, ...tops];
  const chosen = [...jobs, ...views, ...amenities, ...spheres, ...tours, ...rooms, ...tops].filter(
    ({ name }) => !only || only.some((word) => matches(name, word)),
  );
  if (args.keep !== undefined) return keep(chosen);
  if (args.pack !== undefined)
    return pack(
      args.pack,
      chosen.map(({ name }) => name),
    );
  const drafts = args.draft ? chosen : args.final ? [] : chosen.filter(({ name }) => !(name in finished()));
  const todo = [...plan(drafts, "draft"), ...plan(args.draft ? [] : chosen, "final")];
  if (todo.length > 0 && !canRender())
    refuse("There is no Python with bpy in sample/build/bpy: sample/render/README.md says how to make it.");
  const started = Date.now();
  const failed = await makeAll(todo, tours);
  renewAlts(pictures);
  const good = new Set(pictures.filter(({ name }) => finished()[name]?.quality === "final").map(({ file }) => file));
  fillSeries((key) => good.has(key));
  if (args.results !== undefined) await collect(path.resolve(args.results), started);
  if (failed.length === 0) return undefined;
  process.stderr.write(`Not made:\n${failed.join("\n")}\n`);
  process.exitCode = 1;
}

await main();
