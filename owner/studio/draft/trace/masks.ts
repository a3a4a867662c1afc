import type { Mask } from "./traceMask.ts";

/** A decoded picture: red, green, blue, opacity by pixel, row by row, not premultiplied. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array | Uint8ClampedArray };

/** Whether a picture has transparent parts at all: only then is it an overlay on its own. */
export function isTransparent({ data }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 128) clear += 1;
  return clear * 4 > data.length * 0.02;
}

/** The coloured part of a transparent overlay: its opacity. */
export function opacityMask({ width, height, data }: Pixels): Mask {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1) values[at] = data[at * 4 + 3] ?? 0;
  return { width, height, values };
}

/**
 * The coloured part of a picture that shows the same as the picture below it, measured by the difference from that; undefined if their
 * sizes differ.
 */
export function differenceMask(picture: Pixels, pictureBelow: Pixels): Mask | undefined {
  const { width, height, data } = picture;
  if (pictureBelow.width !== width || pictureBelow.height !== height) return undefined;
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const off = (channel: number) =>
      Math.abs((data[at * 4 + channel] ?? 0) - (pictureBelow.data[at * 4 + channel] ?? 0));
    // Noise of two JPEGs stays below this.
    values[at] = off(0) + off(1) + off(2) > 36 ? 255 : 0;
  }
  return { width, height, values };
}
