import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { complexModel } from "../complex/model.ts";
import { placePolygon } from "../complex/geometry/placePolygon.ts";
import type { SiteMap } from "../demo/home/siteMap.ts";
import { townBlocks } from "./townBlocks.ts";

type Points = readonly (readonly [number, number])[];
type Way = { readonly points: Points; readonly width: number };
type Ground = {
  readonly ground: Points;
  readonly streets: readonly Way[];
  readonly squares: readonly { readonly poly: Points }[];
  readonly paths: readonly Way[];
};

const id = "\0site-map";
const file = "complex/data/site.json";

const line = (points: Points): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${-Math.round(y)}`).join(" ")}`.replaceAll(" -", "-");
const way = ({ points, width }: Way) => ({ line: line(points), width: Math.round(width) });

/** The surroundings as drawing data in metres, y to the south, out of the complex's own model. */
function drawMap(): SiteMap {
  const site = JSON.parse(readFileSync(file, "utf8")) as Ground;
  const towers = Object.values(complexModel().towers).map(({ name, origin, rot, podium }) => {
    const corners = placePolygon(podium.axes, { at: origin, rot });
    const middle = (axis: 0 | 1): number =>
      Math.round(corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length);
    return { id: name.toLowerCase(), outline: `${line(corners)}z`, at: [middle(0), -middle(1)] as const };
  });
  return {
    blocks: townBlocks(),
    park: `${line(site.ground)}z`,
    squares: site.squares.map(({ poly }) => `${line(poly)}z`).join(""),
    streets: site.streets.map(way),
    // A path beyond the streets belongs to the town.
    paths: site.paths.filter(({ points }) => points.every(([, y]) => y > -45)).map(way),
    towers,
  };
}

/** `import { siteMap } from "site-map"`: drawn when the site is built, so that no page ships the model. */
export function siteMap(): Plugin {
  return {
    name: "site-map",
    enforce: "pre",
    resolveId: (name) => (name === "site-map" ? id : undefined),
    load: (name) => (name === id ? `export const siteMap = ${JSON.stringify(drawMap())};` : undefined),
  };
}
