import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Complex, Tower } from "../../buildingTypes.ts";
import { type Frame, frameOf, unitsPerMetre } from "../../drawing/frameOf.ts";
import { linePath, polygonPath } from "../../drawing/pathOf.ts";
import { drawingColours as colours } from "../../drawing/drawingColours.ts";
import { boundingBox } from "../../geometry/polygon.ts";
import { placePolygon } from "../../geometry/placement.ts";
import type { Polygon } from "../../types.ts";

type Street = { readonly points: Polygon; readonly width: number };
type Site = {
  readonly streets: readonly Street[];
  readonly squares: readonly { readonly poly: Polygon }[];
  readonly paths: readonly Street[];
  readonly trees: readonly { readonly at: readonly [number, number]; readonly height: number }[];
};

/** The grounds between the streets, in which the outdoor tour takes place; x to the east, y to the north. */
export const siteFrame: Frame = frameOf({ box: [-80, -56, 80, 64], pixelsPerMetre: 3, isTurned: false });

/** The grounds from above as SVG, drawn like the plans: towers in ink, paths and squares shaded, trees in outline. */
export function siteDrawing(complex: Complex): string {
  const site: Site = JSON.parse(readFileSync(pathToFileURL("sample/data/site.json"), "utf8"));
  const { width, height, pixelsPerMetre } = siteFrame;
  const towers = Object.values(complex.towers);
  const squares = site.squares.map(({ poly }) => polygonPath(poly, siteFrame)).join("");
  const podiums = towers.map((tower) => polygonPath(placed(tower.podium.axes, tower), siteFrame)).join("");
  const bodies = towers.map((tower) => bodyPath(complex, tower)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/><g transform="scale(${pixelsPerMetre / unitsPerMetre})" fill="none">${streetLines(site.paths, colours.shade)}<path fill="${colours.shade}" d="${squares}"/>${streetLines(site.streets, colours.sheet)}<path stroke="${colours.furniture}" stroke-width="${unitsPerMetre / 6}" d="${site.trees.map(treePath).join("")}"/><path fill="${colours.furniture}" d="${podiums}"/><path fill="${colours.ink}" d="${bodies}"/></g>${towers.map(lettering).join("")}</svg>
`;
}

function streetLines(list: readonly Street[], colour: string): string {
  const line = ({ points, width }: Street): string =>
    `<path stroke="${colour}" stroke-width="${Math.round(width * unitsPerMetre)}" d="${linePath(points, siteFrame)}"/>`;
  return list.map(line).join("");
}

function treePath({ at, height }: Site["trees"][number]): string {
  const [x, y] = siteFrame.toUnits(at);
  const radius = Math.round(height * 0.3 * unitsPerMetre);
  return `M${x - radius} ${y}a${radius} ${radius} 0 10${2 * radius} 0a${radius} ${radius} 0 10${-2 * radius} 0z`;
}

function lettering(tower: Tower): string {
  const [x0, y0, x1, y1] = boundingBox(placed(tower.podium.axes, tower));
  const [x, y] = siteFrame.toPixels([(x0 + x1) / 2, (y0 + y1) / 2]);
  return `<text x="${x}" y="${y}" dy=".35em" fill="${colours.sheet}" font-family="Arial,sans-serif" font-size="20" text-anchor="middle">${tower.name}</text>`;
}

/** The widest floor of a tower. */
function bodyPath(complex: Complex, tower: Tower): string {
  const [first] = tower.storeys.flatMap(({ plate }) => complex.plates[plate] ?? []);
  return first ? polygonPath(placed(first.face, tower), siteFrame) : "";
}

function placed(polygon: Polygon, { origin, rot }: Tower): Polygon {
  return placePolygon(polygon, { at: origin, rot });
}
