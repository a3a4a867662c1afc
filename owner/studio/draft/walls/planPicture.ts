import type { Pixels } from "../trace/masks.ts";

/** A plan's picture, prepared for detecting its walls. */
export type PlanPicture = {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** 0 is black, 255 white, by pixel, row by row. */
  readonly greys: Uint8Array;
  /** The threshold below which pixels are drawn. */
  readonly level: number;
  /** Pixels per unit of the picture that outlines are drawn on. */
  readonly perUnit: number;
};

/** The threshold between walls and paper is halfway between both: an edge blurred by JPEG stays in place. */
const betweenInkAndPaper = 0.5;

/** A picture with less contrast than this contains no drawing. */
const minContrast = 48;

/** The greys of an opaque picture, and the threshold for drawn pixels: walls in ink, not furniture in pale lines. */
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
  const level = paper - ink < minContrast ? 0 : ink + (paper - ink) * betweenInkAndPaper;
  return { width, height, greys, level, perUnit };
}

/** The grey that this many pixels do not exceed in lightness. */
function greyOfShare(counts: Uint32Array, share: number): number {
  let sum = 0;
  for (const [grey, count] of counts.entries()) {
    sum += count;
    if (sum >= share) return grey;
  }
  return 255;
}
