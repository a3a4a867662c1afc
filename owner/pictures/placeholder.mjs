// The placeholder shown until a picture has loaded.
import sharp from "sharp";

const LONGEST = 200;

/**
 * Blurred placeholder as a data URI.
 * @param {string | Buffer} source a file or its bytes @param {import("sharp").SharpOptions} [how] of the source
 * @returns {Promise<string>}
 */
export async function placeholder(source, how = {}) {
  for (let width = 16; ; width -= 2) {
    const image = sharp(source, how).resize(width);
    const bytes = await image.webp({ quality: 20, effort: 6, smartSubsample: false }).toBuffer();
    const uri = `data:image/webp;base64,${bytes.toString("base64")}`;
    if (uri.length <= LONGEST || width <= 4) return uri;
  }
}
