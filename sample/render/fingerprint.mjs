// What a picture was made from, as one short hash: when it changes, the picture is out of date.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL("../", import.meta.url));
/** Modules that only pictures with `inputs` of their own use: rooms, views, building stages, the amenities' small scenes. */
const OF_OTHERS = /^(interior|furniture|stage|evening|terrace|views|sphere|townSouth|amenity|panorama|still|top)/;
/** Made from the outline pass, or names only: no picture changes with them. */
const IN_NO_PICTURE = ["trace.py", "growTrees.py"];
/** Every picture is rendered with it. */
const RENDERING = "rendering.py";
const OPEN_AIR = ["loggia", "balcony", "terrace"];

/** Of an apartment the outside shows its outline, windows and open-air rooms. @param {any} layout */
const outsideOf = ({ base, outline, bounds, windows, rooms = [] }) => ({
  base,
  outline,
  bounds,
  windows,
  open: rooms.filter((/** @type {{ kind: string }} */ room) => OPEN_AIR.includes(room.kind)),
});

/** The apartments of a plan seen from above. @param {any} top @param {any} layouts */
const apartmentsOf = (top, layouts) =>
  top.homes.map((/** @type {{ layout: string }} */ { layout }) => layouts[layouts[layout].base ?? layout]);

/** The part of the model a picture shows. @param {import("./jobs.mjs").Job} job @param {any} model */
function shown(job, model) {
  const { towers, plates, ground, site, layouts, tops } = model;
  const top = tops?.[job.args["sheet"] ?? ""];
  if (top) return [top, plates[top.plate]?.core, plates[top.plate]?.corridor, apartmentsOf(top, layouts)];
  const layout = layouts[job.args["layout"] ?? ""];
  if (layout) return [layout, layouts[layout.base]];
  if (job.args["amenity"]) return [];
  const [cameras, light] = ["cameras", "light"].map((name) =>
    JSON.parse(readFileSync(path.join(HERE, "data", `${name}.json`), "utf8")),
  );
  const seen = [cameras[job.args["view"] ?? ""], light[job.args["light"] ?? "day"]];
  return [seen, towers, plates, ground, site, Object.values(layouts).map(outsideOf)];
}

/** @param {import("./jobs.mjs").Job} job @param {string} model path of the model */
export function fingerprint(job, model) {
  const pattern = job.inputs ? new RegExp(job.inputs) : null;
  const scripts = readdirSync(path.join(HERE, "blender"))
    .filter(
      (name) =>
        name.endsWith(".py") &&
        !IN_NO_PICTURE.includes(name) &&
        (name === RENDERING || (pattern ? pattern.test(name) : !OF_OTHERS.test(name))),
    )
    .sort()
    .map((name) => path.join(HERE, "blender", name));
  const data =
    job.args["view"] && !job.args["layout"]
      ? ["site.json", "trees.npz"].map((name) => path.join(HERE, "data", name))
      : [];
  const { alt: _alt, widths: _widths, ...picture } = job;
  const hash = createHash("sha256").update(JSON.stringify(picture));
  hash.update(JSON.stringify(shown(job, JSON.parse(readFileSync(model, "utf8")))));
  for (const file of [...scripts, ...data]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}
