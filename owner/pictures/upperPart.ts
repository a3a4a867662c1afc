import sharp from "sharp";
import { maxPixels } from "./renditions.ts";

/** Fine enough for anything as large as a letter of a headline. */
const width = 320;

/** A headline on the picture of all buildings is placed above their roofs: in the upper third. */
const share = 0.3;

/** The upper part of a picture, scaled down, as red, green and blue of each pixel. @throws the library's Error if it cannot be read */
export async function upperPart(
  source: Uint8Array,
): Promise<{ readonly dots: Uint8Array; readonly width: number; readonly height: number }> {
  const whole = await sharp(source, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, height: all } = whole.info;
  const height = Math.max(1, Math.round(all * share));
  const dots = new Uint8Array(3 * width * height);
  for (let dot = 0; dot < width * height; dot += 1)
    for (const channel of [0, 1, 2])
      // A greyscale picture has one channel.
      dots[3 * dot + channel] = whole.data[dot * channels + (channels < 3 ? 0 : channel)] ?? 0;
  return { dots, width, height };
}
