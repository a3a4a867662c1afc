import { openRaster } from "./openRaster.ts";

/** Fine enough for anything as large as a letter of a headline. */
const width = 320;

/** Each side as a share of the picture's width or height. */
type Region = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A region of a picture, scaled down, as red, green and blue of each pixel. @throws the library's Error if it cannot be read */
export async function pictureRegion(
  source: Uint8Array,
  region: Region,
): Promise<{ readonly pixels: Uint8Array; readonly width: number; readonly height: number }> {
  const image = await openRaster(source);
  const whole = await image
    .autoOrient()
    .resize({ width })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, height } = whole.info;
  const [left, right] = [Math.floor(region.left * width), Math.ceil(Math.min(1, region.right) * width)];
  const [top, bottom] = [Math.floor(region.top * height), Math.ceil(Math.min(1, region.bottom) * height)];
  const size = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  const pixels = new Uint8Array(3 * size.width * size.height);
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
    const from = (top + Math.floor(pixel / size.width)) * width + left + (pixel % size.width);
    for (const channel of [0, 1, 2])
      // A greyscale picture has one channel.
      pixels[3 * pixel + channel] = whole.data[from * channels + (channels < 3 ? 0 : channel)] ?? 0;
  }
  return { pixels, ...size };
}
