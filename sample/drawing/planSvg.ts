import { subtractRects } from "../geometry/rect.ts";
import { type Frame, unitsPerMetre } from "./frameOf.ts";
import type { PlanLayers } from "./planLayers.ts";
import { polygonPath } from "./pathOf.ts";
import { shortPath } from "./shortPath.ts";
import { drawingColours } from "./drawingColours.ts";

/** A hairline in picture pixels. */
const hairline = 1;

/** A drawing and its mapping from metres. */
export interface Sheet {
  readonly layers: PlanLayers;
  readonly frame: Frame;
}

/** The complete drawing; `extras` are drawn on top of it, in picture pixels. */
export function planSvg({ layers, frame }: Sheet, extras = ""): string {
  const { width, height, pixelsPerMetre } = frame;
  const { sheet, paper, shade, ink, furniture, coreLine } = drawingColours;
  const scale = pixelsPerMetre / unitsPerMetre;
  const walls = subtractRects(layers.walls, layers.cuts).map((loop) => polygonPath(loop, frame));
  const line = Math.round((hairline / scale) * 10) / 10;
  const drawn = [
    path(layers.roof, `stroke="${furniture}"`),
    path(layers.shade, `fill="${shade}" stroke="none"`),
    path(layers.core, `stroke="${coreLine}"`),
    path(layers.paper, `fill="${paper}" stroke="none"`),
    path(layers.overhead, `stroke="${furniture}" stroke-dasharray="10 8"`),
    path(layers.furniture, `stroke="${furniture}"`),
    path(layers.racks, `stroke="${furniture}" stroke-width="16" stroke-dasharray="${line} 5"`),
    path(walls.join(""), `fill="${ink}" stroke="none"`),
    path(layers.ink, `stroke="${ink}"`),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${sheet}" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="scale(${scale})" fill="none" stroke-width="${line}">${drawn.join("")}</g>${extras}</svg>\n`
  );
}

function path(data: string, look: string): string {
  return data === "" ? "" : `<path ${look} d="${shortPath(data)}"/>`;
}
