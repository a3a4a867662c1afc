import type { Complex, Tower } from "../../buildingTypes.ts";
import { boundingBox } from "../../geometry/polygon.ts";
import { placeRect } from "../../geometry/placement.ts";
import type { Piece } from "./fromSouth.ts";
import { towerParts } from "./towerParts.ts";

const unit = 10;
const sky = 44;
const below = 1.6;

/** The south front of a tower as a drawing, ten units to the metre; colours come from the page (--wall, --glass, --stroke). */
export function elevation(complex: Complex, tower: Tower): string {
  const [left, , right] = placeRect(boundingBox(tower.podium.axes), { at: tower.origin, rot: tower.rot });
  const box = (piece: Piece, style: string): string =>
    `<rect x="${r((piece.left - left) * unit)}" y="${r((sky - piece.top) * unit)}" width="${r((piece.right - piece.left) * unit)}" height="${r((piece.top - piece.bottom) * unit)}" ${style}/>`;
  const { walls, panes, rails, shops } = towerParts(complex, tower);
  const wide = right - left;
  const slab = ({ left: a, right: b, top }: Piece): string =>
    box({ left: a - 0.25, right: b + 0.25, top: top + 0.08, bottom: top - 0.3 }, `class="slab"`);
  const podium = { left, right, bottom: 0, top: tower.podium.height };
  return `<svg aria-hidden="true" class="drawing elevation" viewBox="-30 0 ${r(wide * unit + 60)} ${r((sky + below) * unit)}">
${walls.map((wall) => box(wall, `class="wall"`)).join("")}${box(podium, `class="wall"`)}
${[...panes, ...shops].map((pane) => box(pane, `class="pane"`)).join("")}
${rails.map((rail) => box(rail, `class="rail"`)).join("")}
${[...walls, podium].map(slab).join("")}
<path class="ground" d="M-30 ${sky * unit}h${r(wide * unit + 60)}"/></svg>`;
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
