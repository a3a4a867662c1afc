import type { Pixels } from "../../../draft/trace/masks.ts";

/** The pixels of an ImageBitmap, which is closed afterwards; for workers. `paper`: the colour behind transparent pixels; default: none. */
export function bitmapPixels(bitmap: ImageBitmap, paper?: string): Pixels {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser cannot draw in a worker.");
  if (paper !== undefined) {
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
