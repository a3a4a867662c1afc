import sharp from "sharp";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A decoded picture, reduced in size: three bytes per pixel. */
export interface Look extends Size {
  readonly pixels: Uint8Array;
}

/** The maximum difference between two files of the same picture: the mean per colour channel, from 0 to 255. */
const maxDifference = 6;
/** Below this mean deviation from its own mean, from 0 to 255, a picture has only one colour. */
const minVaried = 4;
/** Below this mean difference between a pixel's strongest and weakest channel, from 0 to 255, a picture is grey. */
const minColour = 3;

/**
 * Decodes an entire picture and reduces it; throws for bytes that are not a picture. `isCoarse` lets the decoder itself reduce the size: this
 * takes a quarter of the time, but skips fine lines.
 */
export async function lookOf(
  file: string,
  { width = 16, height = 16, isCoarse = false }: Partial<Size> & { readonly isCoarse?: boolean } = {},
): Promise<Look> {
  const shrunk = sharp(file, { failOn: "warning" }).flatten({ background: "#fff" }).toColourspace("srgb");
  return {
    pixels: await shrunk.resize(width, height, { fit: "fill", fastShrinkOnLoad: isCoarse }).raw().toBuffer(),
    width,
    height,
  };
}

/** Combines looks of equal size, row by row. */
export function mosaicOf(looks: readonly Look[], columns: number): Look {
  const [{ width, height } = { width: 0, height: 0 }] = looks;
  const sheet = { width: width * columns, height: height * Math.ceil(looks.length / columns) };
  const pixels = new Uint8Array(sheet.width * sheet.height * 3);
  for (const [n, look] of looks.entries()) {
    for (let row = 0; row < height; row++) {
      const y = Math.floor(n / columns) * height + row;
      const at = (y * sheet.width + (n % columns) * width) * 3;
      pixels.set(look.pixels.subarray(row * width * 3, (row + 1) * width * 3), at);
    }
  }
  return { pixels, ...sheet };
}

/** The mean difference per colour channel, from 0 to 255. */
export function lookDifference(a: Look, b: Look): number {
  return meanOf(a.pixels, (value, i) => Math.abs(value - (b.pixels[i] ?? 0)));
}

/** Reports a file that does not show the same as another: a sentence, or nothing. */
export function differenceProblems(file: string, look: Look, other: Look): string[] {
  const apart = lookDifference(look, other);
  return apart <= maxDifference ? [] : [`${file} does not show what it should: ${apart.toFixed(1)} of 255 apart.`];
}

/** Reports a problem with a single picture: a sentence, or nothing. */
export function lookProblems(file: string, { pixels }: Look): string[] {
  const means = [0, 1, 2].map((colour) =>
    meanOf(
      pixels.filter((_, i) => i % 3 === colour),
      (value) => value,
    ),
  );
  const varied = meanOf(pixels, (value, i) => Math.abs(value - (means[i % 3] ?? 0)));
  if (varied < minVaried) return [`${file} is of one colour.`];
  return colourOf(pixels) < minColour ? [`${file} is without colour.`] : [];
}

function colourOf(pixels: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3);
    sum += Math.max(r, g, b) - Math.min(r, g, b);
  }
  return (sum * 3) / pixels.length;
}

function meanOf(pixels: Uint8Array, of: (value: number, i: number) => number): number {
  let sum = 0;
  for (const [i, value] of pixels.entries()) sum += of(value, i);
  return sum / Math.max(1, pixels.length);
}
