import { contrast } from "../../src/element/accent/contrast.ts";
import { channels } from "./colour.ts";
import { minContrast } from "./brandColours.ts";

/** The part of a picture that a headline would cover: red, green and blue of each pixel, row by row. */
export type Background = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

/** The percentage of pixels that may be too close to the text's colour: the mast on a roof, a bird. */
const maxClose = 2;

/** The minimum difference between neighbouring pixels at an edge, of 255: a sky changes by one or two, the edge of a roof by fifty. */
const minEdge = 24;
/** The percentage of pixels that may be edges. */
const maxEdges = 4;

export type ReadabilityResult = {
  /** The contrast of the text with all but the closest few pixels, 1 to 21. */
  readonly ratio: number;
  /** Whether the background has few edges, so that nothing disturbs reading. */
  readonly isCalm: boolean;
  /** Whether a text can be placed on it. */
  readonly isReadable: boolean;
};

/** How readable text of a colour, as `#rrggbb`, is on a background. */
export function checkReadability({ pixels, width, height }: Background, ink: string): ReadabilityResult {
  const text = channels(ink);
  const at = (pixel: number, channel: number) => pixels[3 * pixel + channel] ?? 0;
  const ratios: number[] = [];
  let edges = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    ratios.push(contrast(text, [at(pixel, 0) / 255, at(pixel, 1) / 255, at(pixel, 2) / 255]));
    const hasNext = pixel % width !== width - 1;
    if (hasNext && [0, 1, 2].some((channel) => Math.abs(at(pixel, channel) - at(pixel + 1, channel)) > minEdge))
      edges += 1;
  }
  ratios.sort((a, b) => a - b);
  const ratio = ratios[Math.floor((ratios.length * maxClose) / 100)] ?? 1;
  const isCalm = 100 * edges <= maxEdges * width * height;
  return { ratio, isCalm, isReadable: isCalm && ratio >= minContrast };
}
