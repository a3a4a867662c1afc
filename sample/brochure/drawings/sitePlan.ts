import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Complex, Tower } from "../../buildingTypes.ts";
import { placePolygon } from "../../geometry/placement.ts";
import type { Polygon } from "../../types.ts";

type Street = { readonly points: Polygon; readonly width: number };
type Site = {
  readonly streets: readonly Street[];
  readonly squares: readonly { readonly poly: Polygon }[];
  readonly paths: readonly Street[];
  readonly beds: readonly { readonly poly: Polygon }[];
  readonly trees: readonly { readonly at: readonly [number, number]; readonly height: number }[];
  readonly playground: { readonly centre: readonly [number, number]; readonly radius: number };
};

const unit = 6.9;
const west = -100;
const north = 64;

/** The area between the streets from above, 200 m wide, drawn across two facing pages: towers black, park dotted. */
export function sitePlan(complex: Complex, half: "left" | "right"): string {
  const site: Site = JSON.parse(readFileSync(pathToFileURL("sample/data/site.json"), "utf8"));
  const area = (poly: Polygon, name: string): string => `<path class="${name}" d="${line(poly)}z"/>`;
  const road = ({ points, width }: Street, name: string): string =>
    `<path class="${name}" stroke-width="${r(width * unit)}" d="${line(points)}"/>`;
  const tree = ({ at, height }: Site["trees"][number]): string => {
    const [x, y] = spot(at);
    return `<circle class="tree" cx="${x}" cy="${y}" r="${r(height * 0.3 * unit)}"/>`;
  };
  const [px, py] = spot(site.playground.centre);
  const x = half === "left" ? 0 : 690;
  return `<svg aria-hidden="true" class="drawing site" viewBox="${x} 0 690 800"><defs>
<pattern id="park" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r=".8" fill="#857f73"/></pattern></defs>
<path class="lawn" d="M0 0h1380v800H0z"/><path fill="url(#park)" d="M0 0h1380v800H0z"/>
${site.streets.map((street) => road(street, "street")).join("")}${site.squares.map(({ poly }) => area(poly, "paved")).join("")}
${site.paths.map((path) => road(path, "path")).join("")}${site.beds.map(({ poly }) => area(poly, "bed")).join("")}
<circle class="paved" cx="${px}" cy="${py}" r="${r(site.playground.radius * unit)}"/>
${site.trees.map(tree).join("")}${Object.values(complex.towers)
    .map((tower) => footprints(complex, tower))
    .join("")}</svg>`;
}

function footprints(complex: Complex, tower: Tower): string {
  const place = { at: tower.origin, rot: tower.rot };
  const steps = [...new Set(tower.storeys.map(({ plate }) => plate))]
    .flatMap((id) => complex.plates[id] ?? [])
    .map(({ face }) => face);
  const shapes = steps.map(
    (face, index) => `<path class="${index === 0 ? "tower" : "step"}" d="${line(placePolygon(face, place))}z"/>`,
  );
  return `<path class="podium" d="${line(placePolygon(tower.podium.axes, place))}z"/>${shapes.join("")}`;
}

/** The position of a point of the site on the drawing across both pages. */
function spot([x, y]: readonly [number, number]): readonly [number, number] {
  return [r((x - west) * unit), r((north - y) * unit)];
}

function line(points: Polygon): string {
  return `M${points.map((point) => spot(point).join(" ")).join("L")}`;
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
