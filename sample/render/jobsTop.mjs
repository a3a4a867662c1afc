// Pictures from straight above: every apartment and every floor, exactly on its drawing. What they show stands in the model (`tops`).
import { readFileSync } from "node:fs";
import { apartmentPicture, THUMBNAIL_WIDTHS } from "./apartmentPictures.mjs";

const BEDROOMS = ["master", "bedroom", "children"];

const FLOOR_INPUTS =
  "^(top\\w*|interior(Kits|Materials|Mesh|Nodes|Openings|Patterns|Plan|Rails|Shell)|furniture\\w*|kit)\\.py$";

const TOP = {
  script: "top.py",
  inputs:
    "^(top(Home|Scene)?|interior(Kits|Materials|Mesh|Nodes|Openings|Patterns|Plan|Rails|Shell)|furniture\\w*|kit)\\.py$",
  draft: 8,
  final: 32,
};

/** @typedef {{ width: number, height: number, homes: { layout: string }[], tower?: string, floors?: number[] }} Top */

/** As high as the drawing's own shape asks for. @param {Top} top @param {number} width */
const size = (top, width) => ({ width, height: Math.round((width * top.height) / top.width) });

/** @param {string} layout @param {Top} top @param {number} bedrooms @returns {import("./jobs.mjs").Job} */
const apartmentJob = (layout, top, bedrooms) => ({
  ...TOP,
  name: `top-${layout}`,
  file: apartmentPicture(layout, "top"),
  args: { sheet: `layouts/${layout}`, layout },
  ...size(top, 800),
  widths: [...THUMBNAIL_WIDTHS, 480, 800],
  alt: {
    sq: `Banesa e tipit ${bedrooms}+1 e mobiluar, parë pingul nga lart, si në plan`,
    en: `The ${bedrooms}+1 home furnished, from straight above, as on its plan`,
    de: `Die ${bedrooms}+1-Wohnung möbliert, senkrecht von oben, wie im Grundriss`,
  },
});

/** @param {string} id @param {Top} top @returns {import("./jobs.mjs").Job} */
function floorJob(id, top) {
  const { tower = "", floors = [] } = top;
  const [number, several] = [tower.slice(1), floors.length > 1];
  const which = several ? `${floors[0]}–${floors.at(-1)}` : String(floors[0]);
  return {
    ...TOP,
    script: "topStorey.py",
    inputs: FLOOR_INPUTS,
    name: `top-${id}`,
    file: `plans/${id}-top`,
    args: { sheet: `plans/${id}` },
    ...size(top, 1600),
    widths: [800, 1600],
    alt: {
      sq: `${several ? "Katet" : "Kati"} ${which} ${several ? "të" : "i"} Kullës ${number} pingul nga lart, me të gjitha banesat e mobiluara`,
      en: `Floor${several ? "s" : ""} ${which} of Tower ${number} from straight above, every home furnished`,
      de: `Etage${several ? "n" : ""} ${which} von Turm ${number} senkrecht von oben, alle Wohnungen möbliert`,
    },
  };
}

/** @param {string} model path of the model @returns {import("./jobs.mjs").Job[]} */
export function topJobs(model) {
  const { layouts, tops } = JSON.parse(readFileSync(model, "utf8"));
  const floorSheets = Object.keys(tops).filter((sheet) => sheet.startsWith("plans/"));
  const apartmentJobs = Object.keys(layouts).map((id) => {
    const { rooms } = layouts[layouts[id].base ?? id];
    const bedrooms = rooms.filter((/** @type {{ kind: string }} */ { kind }) => BEDROOMS.includes(kind)).length;
    return apartmentJob(id, tops[`layouts/${id}`], bedrooms);
  });
  return [...apartmentJobs, ...floorSheets.map((sheet) => floorJob(sheet.slice("plans/".length), tops[sheet]))];
}
