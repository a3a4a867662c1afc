import type { LayoutPlan, PlanRoom } from "./layoutPlan.ts";
import { roomLabels } from "./roomLabels.ts";
import { drawingColours } from "./drawingColours.ts";

/** Lettering must remain 11 px high when the drawing is shown 600 px wide. */
const shownWidth = 600;
const shownPixels = 11.5;
const minSize = 6.5;

/** The name and area of every room as SVG text on the plan. */
export function roomLettering({ width, rooms }: LayoutPlan): string {
  const size = Math.max(minSize, Math.round((shownPixels * width * 10) / shownWidth) / 10);
  const { sheet, ink, ink2 } = drawingColours;
  const texts = rooms.map((room) => roomText(room, size)).join("");
  return (
    `<g font-family="Hanken Grotesk,Arial,sans-serif" font-size="${size}" text-anchor="middle" fill="${ink2}"` +
    ` stroke="${sheet}" stroke-width="${Math.round(size * 3) / 10}" stroke-linejoin="round" paint-order="stroke">` +
    `<style>.n{font-weight:500;fill:${ink}}</style>${texts}</g>`
  );
}

function roomText({ kind, area, at: [x, y] }: PlanRoom, size: number): string {
  const squareMetres = `${area.toFixed(1).replace(".", ",")} m²`;
  return (
    `<text class="n" x="${x}" y="${Math.round(y - size * 0.15)}">${roomLabels[kind]}</text>` +
    `<text x="${x}" y="${Math.round(y + size)}">${squareMetres}</text>`
  );
}
