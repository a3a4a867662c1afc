import { openRaster } from "./openRaster.ts";

/** The picture is scaled down to this width, which still shows details as large as a letter of a headline. */
const width = 320;

/** The edges of a crop, as fractions of the picture's width and height. */
type Crop = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The RGB bytes of a part of a picture, scaled down. @throws the picture library's Error if the picture cannot be read */
export async function croppedPixels(
  source: Uint8Array,
  crop: Crop,
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
  const [left, right] = [Math.floor(crop.left * width), Math.ceil(Math.min(1, crop.right) * width)];
  const [top, bottom] = [Math.floor(crop.top * height), Math.ceil(Math.min(1, crop.bottom) * height)];
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
