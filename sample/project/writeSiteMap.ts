import { readFileSync, writeFileSync } from "node:fs";
import { placePolygon } from "../geometry/placement.ts";
import { complexModel } from "../model.ts";
import { projectFolder } from "./publicFolders.ts";
import { townBlocks } from "./townBlocks.ts";

type Points = readonly (readonly [number, number])[];
type Street = { readonly points: Points; readonly width: number };
type Ground = {
  readonly ground: Points;
  readonly streets: readonly Street[];
  readonly squares: readonly { readonly poly: Points }[];
  readonly paths: readonly Street[];
};

const line = (points: Points): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${-Math.round(y)}`).join(" ")}`.replaceAll(" -", "-");
const streetLine = ({ points, width }: Street) => ({ line: line(points), width: Math.round(width) });

/** The surroundings from the model of the complex, as SVG path data in metres, with y pointing south. */
export function siteMap() {
  const site = JSON.parse(readFileSync("sample/data/site.json", "utf8")) as Ground;
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
    streets: site.streets.map(streetLine),
    // A path beyond the streets is part of the town.
    paths: site.paths.filter(({ points }) => points.every(([, y]) => y > -45)).map(streetLine),
    towers,
  };
}

/** Writes public/project/site-map.json, from which the showcase draws its map. */
export function writeSiteMap(): void {
  writeFileSync(new URL("site-map.json", projectFolder), `${JSON.stringify(siteMap())}\n`);
}
