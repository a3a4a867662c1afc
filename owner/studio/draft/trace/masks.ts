import type { Mask } from "./traceMask.ts";

/** A decoded picture: red, green, blue, opacity by pixel, row by row, not premultiplied. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array | Uint8ClampedArray };

/** Whether a picture has see-through parts at all: only then it is an overlay by itself. */
export function isTransparent({ data }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 128) clear += 1;
  return clear * 4 > data.length * 0.02;
}

/** What is coloured in a transparent overlay: its opacity. */
export function opacityMask({ width, height, data }: Pixels): Mask {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1) values[at] = data[at * 4 + 3] ?? 0;
  return { width, height, values };
}

/**
 * What is coloured in a picture that shows the same as its base photograph, by how much it differs from it; undefined where
 * they are not of one size: the server scales one before it asks.
 */
export function differenceMask(picture: Pixels, base: Pixels): Mask | undefined {
  const { width, height, data } = picture;
  if (base.width !== width || base.height !== height) return undefined;
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const off = (channel: number) => Math.abs((data[at * 4 + channel] ?? 0) - (base.data[at * 4 + channel] ?? 0));
    // Noise of two JPEGs stays below this.
    values[at] = off(0) + off(1) + off(2) > 36 ? 255 : 0;
  }
  return { width, height, values };
}
