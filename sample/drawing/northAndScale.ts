import type { Frame } from "./frameOf.ts";
import { drawingColours } from "./drawingColours.ts";

const edge = 26;
const radius = 12;
const bar = 5;
const letters = `font-family="Hanken Grotesk,Arial,sans-serif" font-size="15" text-anchor="middle"`;

/** In the margin: the north arrow ("V" for veri) to the right of the floor, a five-metre scale bar below it. */
export function northAndScale({ width, height, pixelsPerMetre }: Frame): string {
  const { ink } = drawingColours;
  const [x, y] = [width - edge, Math.round(height / 2)];
  const arrow = `M${x} ${y + 7}v-14m-4 5l4-5 4 5`;
  const circle = `M${x - radius} ${y}a12 12 0 1 0 24 0a12 12 0 1 0-24 0`;
  const length = bar * pixelsPerMetre;
  const [x0, y0] = [width - 2 * edge - 30 - length, height - 12];
  const ticks = [1, 2, 3, 4].map((i) => `M${x0 + i * pixelsPerMetre} ${y0}v-4`).join("");
  const ruler = `M${x0} ${y0 - 7}v7h${length}v-7${ticks}`;
  return (
    `<path fill="none" stroke="${ink}" d="${circle}${arrow}${ruler}"/>` +
    `<g fill="${ink}" ${letters}><text x="${x}" y="${y - 19}">V</text>` +
    `<text x="${x0 + length + 20}" y="${y0 + 1}">5 m</text></g>`
  );
}
