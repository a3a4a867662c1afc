import sharp from "sharp";
import { mergeLayers } from "../drawing/mergeLayers.ts";
import { planSvg, type Sheet } from "../drawing/planSvg.ts";

/** Ink and poché are darker than this value; everything next to them is lighter. */
const dark = 110;
/** Only pixels entirely inside a wall are compared: these are darker than pixels half covered by an edge. */
const inked = 60;
/** The minimum share of the drawing's walls that must be dark in the picture. */
const least = 0.95;

/** Checks a picture from above: the walls of its drawing must be dark in it. */
export async function checkRegister(file: string, sheet: Sheet): Promise<string[]> {
  const share = await wallShare(file, sheet);
  if (share >= least) return [];
  return [`${file} is not in register with its drawing: ${(share * 100).toFixed(1)} % of the walls match.`];
}

/** The share of the drawing's walls that is dark in the picture, from 0 to 1. */
export async function wallShare(file: string | Buffer, { layers: { walls, cuts }, frame }: Sheet): Promise<number> {
  const picture = await greyOf(sharp(file));
  const { width, height } = picture.info;
  const drawn = planSvg({ layers: mergeLayers([{ walls, cuts }]), frame });
  const density = (72 * width) / frame.width;
  const drawing = await greyOf(sharp(Buffer.from(drawn), { density }).resize(width, height, { fit: "fill" }));
  let [wall, found] = [0, 0];
  for (const [i, ink] of drawing.data.entries()) {
    if (ink >= inked) continue;
    wall++;
    if ((picture.data[i] ?? 255) < dark) found++;
  }
  return wall > 0 ? found / wall : 0;
}

function greyOf(image: ReturnType<typeof sharp>): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  return image.flatten({ background: "#fff" }).greyscale().raw().toBuffer({ resolveWithObject: true });
}
