import type { Pixels } from "../../../draft/trace/masks.ts";

/** What an ImageBitmap shows, which is used up by this; in a worker. `paper`: the colour behind what is see-through; default: none. */
export function bitmapPixels(bitmap: ImageBitmap, paper?: string): Pixels {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws nothing in a worker.");
  if (paper !== undefined) {
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
