import { open } from "node:fs/promises";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { checkRaster, headBytes } from "./rasterBytes.ts";
import { maxPixels } from "./renditions.ts";

/** Ten times as long as a picture of 100 megapixels takes on a slow computer. */
const timeoutSeconds = 120;

/**
 * A picture of an owner's folder, a file or its bytes, whose content was checked before the library reads it.
 * @throws NotRasterError if it is a drawing, or not a picture; Error if the file cannot be read
 */
export async function openRaster(source: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  checkRaster(typeof source === "string" ? await headOf(source) : source);
  return sharp(source, { limitInputPixels: maxPixels, ...options }).timeout({ seconds: timeoutSeconds });
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
