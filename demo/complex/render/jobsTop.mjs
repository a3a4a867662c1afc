// Pictures from straight above: per home, exactly on its drawing. What they show stands in the model (`tops`).
import { readFileSync } from "node:fs";

const BEDROOMS = ["master", "bedroom", "children"];

const TOP = {
  script: "top.py",
  inputs:
    "^(top(Home|Scene)?|interior(Kits|Materials|Mesh|Nodes|Openings|Patterns|Plan|Rails|Shell)|furniture\\w*|kit)\\.py$",
  draft: 4,
  final: 6,
  metres: 2,
};

/** @typedef {{ width: number, height: number, homes: { layout: string }[], tower?: string, floors?: number[] }} Top */

/** As high as the drawing's own shape asks for. @param {Top} top @param {number} width */
const size = (top, width) => ({ width, height: Math.round((width * top.height) / top.width) });

/** @param {string} layout @param {Top} top @param {number} bedrooms @returns {import("./jobs.mjs").Job} */
const home = (layout, top, bedrooms) => ({
  ...TOP,
  name: `top-${layout}`,
  file: `layouts/${layout}/image7`,
  args: { sheet: `layouts/${layout}`, layout },
  ...size(top, 800),
  widths: [480, 800],
  alt: {
    sq: `Banesa e tipit ${bedrooms}+1 e mobiluar, parë pingul nga lart, si në plan`,
    en: `The ${bedrooms}+1 home furnished, from straight above, as on its plan`,
    de: `Die ${bedrooms}+1-Wohnung möbliert, senkrecht von oben, wie im Grundriss`,
  },
});

/** @param {string} model path of the model @returns {import("./jobs.mjs").Job[]} */
export function topJobs(model) {
  const { layouts, tops } = JSON.parse(readFileSync(model, "utf8"));
  return Object.keys(layouts).map((id) => {
    const { rooms } = layouts[layouts[id].base ?? id];
    const bedrooms = rooms.filter((/** @type {{ kind: string }} */ { kind }) => BEDROOMS.includes(kind)).length;
    return home(id, tops[`layouts/${id}`], bedrooms);
  });
}
