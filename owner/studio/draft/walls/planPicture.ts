import type { Pixels } from "../trace/masks.ts";

/** A plan's picture as its walls are looked for in it. */
export type PlanPicture = {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** 0 is black, 255 white, by pixel, row by row. */
  readonly greys: Uint8Array;
  /** What is darker is drawn. */
  readonly level: number;
  /** Pixels of one unit of the picture that outlines are drawn on. */
  readonly perUnit: number;
};

/** Walls and paper are separated half way between both: an edge that a JPEG has blurred stays where it was drawn. */
const betweenInkAndPaper = 0.5;

/** Less contrast than this is a picture without a drawing. */
const leastContrast = 48;

/** The greys of a picture without see-through parts, and what counts as drawn on it: walls in ink, not furniture in pale lines. */
export function readPlanPicture({ width, height, data }: Pixels, perUnit: number): PlanPicture {
  const greys = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let at = 0; at < greys.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    const grey = Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
    greys[at] = grey;
    counts[grey] = (counts[grey] ?? 0) + 1;
  }
  const ink = greyOfShare(counts, greys.length * 0.002);
  const paper = greyOfShare(counts, greys.length * 0.9);
  const level = paper - ink < leastContrast ? 0 : ink + (paper - ink) * betweenInkAndPaper;
  return { width, height, greys, level, perUnit };
}

/** The grey that so many pixels are not lighter than. */
function greyOfShare(counts: Uint32Array, share: number): number {
  let sum = 0;
  for (const [grey, count] of counts.entries()) {
    sum += count;
    if (sum >= share) return grey;
  }
  return 255;
}
