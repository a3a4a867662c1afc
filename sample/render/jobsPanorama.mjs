// The scenes of the 360 tours: one entry is one scene of one tour key. The keys of a layout share its rooms and differ in the outlook.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL("../", import.meta.url));
const PYTHON = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
/** What decides where the camera stands. */
const STANDS = ["panoramaStand.py", "interiorPlan.py", "interiorStillView.py"];
/** Every round renders one scene of every layout, so that no apartment waits for another's last room. */
const ROUNDS = [
  ["living"],
  ["master"],
  ["bedroom2", "loggia", "balcony", "terrace"],
  ["kitchen"],
  [],
  ["bath", "hall"],
];
const INPUTS = "^(panorama\\w*|interior(?!Doll)\\w*|furniture\\w*|kit|light|facade|materials|model|tower)\\.py$";

/**
 * @typedef {{ room: string, at: [number, number], heading: number, eyeM: number }} Stand
 * @typedef {{ width: number, samples: number }} Sizes
 * @typedef {{ tour: string, folder: string, scene: string, stand: Stand, first: string, turn: number, sizes: Record<"draft" | "final", Sizes> }} Panorama
 */

const SIZES = { draft: { width: 2048, samples: 8 }, final: { width: 4096, samples: 32 } };

/** Where the camera stands in every layout, worked out once. @param {string} model @returns {Record<string, Record<string, Stand>>} */
function stands(model) {
  const hash = createHash("sha256").update(JSON.stringify(JSON.parse(readFileSync(model, "utf8")).layouts));
  for (const name of STANDS) hash.update(readFileSync(path.join(HERE, "blender", name)));
  const cached = path.join(HERE, "build", `stands-${hash.digest("hex").slice(0, 12)}.json`);
  if (!existsSync(cached)) {
    const { stdout, stderr, status } = spawnSync(PYTHON, [path.join(HERE, "blender", STANDS[0] ?? ""), model]);
    if (status !== 0) throw new Error(stderr.toString());
    mkdirSync(path.dirname(cached), { recursive: true });
    writeFileSync(cached, stdout);
  }
  return JSON.parse(readFileSync(cached, "utf8"));
}

/** Number of the round a scene belongs to; the outdoors is a third scene only where there is no second bedroom. @param {string} scene @param {string[]} scenes */
function roundOf(scene, scenes) {
  const round = ROUNDS.findIndex((names) => names.includes(scene));
  return round === 2 && scene !== "bedroom2" && scenes.includes("bedroom2") ? 4 : round;
}

/** Whether a scene differs between the tours of a layout: a bath without a window is the same in each. @param {any} layout @param {string} scene @param {string | undefined} room */
const seesOut = ({ windows }, scene, room) =>
  scene !== "bath" || windows.some((/** @type {{ room: string }} */ window) => window.room === room);

/** The apartment a key shows: the first apartment with it whose layout is not reflected. @param {any} model @param {string} tour */
function apartmentOf(model, tour) {
  for (const tower of Object.values(model.towers))
    for (const floor of tower.storeys)
      for (const apartment of floor.homes)
        if (apartment.tour === tour && !model.layouts[apartment.layout].base) {
          const spec = model.plates[floor.plate].homes.find((/** @type {any} */ h) => h.slot === apartment.slot);
          return {
            layout: apartment.layout,
            turn: (spec.rot + tower.rot) % 360,
            z: floor.z,
            at: spec.at,
            tower: tower.name,
          };
        }
  throw new Error(`No apartment uses the tour ${tour}.`);
}

/** @param {string} file the model @returns {(import("./jobs.mjs").Job & { panorama: Panorama })[]} */
export function panoramaJobs(file) {
  const model = JSON.parse(readFileSync(file, "utf8"));
  const standing = stands(file);
  /** @type {Record<string, string>} */
  const first = {};
  const found = model.tours.flatMap((/** @type {string} */ tour) => {
    const { layout, turn, ...place } = apartmentOf(model, tour);
    first[layout] ??= tour;
    const scenes = standing[layout] ?? {};
    const isOwn = (/** @type {string} */ scene) =>
      first[layout] === tour || seesOut(model.layouts[layout], scene, scenes[scene]?.room);
    const own = Object.entries(scenes).filter(([scene]) => isOwn(scene));
    return own.map(([scene, stand]) => ({
      round: roundOf(scene, Object.keys(scenes)) * 2 + (first[layout] === tour ? 0 : 1),
      name: `${tour}/${scene}`,
      file: "",
      script: "panorama.py",
      args: { layout, ...place },
      inputs: INPUTS,
      width: 2048,
      height: 1024,
      draft: 8,
      final: first[layout] === tour ? 32 : 1,
      widths: [],
      alt: { sq: "", en: "", de: "" },
      panorama: {
        tour,
        folder: layout.split(".")[0] ?? "",
        scene,
        stand,
        first: first[layout] ?? tour,
        turn,
        sizes: SIZES,
      },
    }));
  });
  return found
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a.round - b.round)
    .map(({ round: _round, ...job }) => job);
}
