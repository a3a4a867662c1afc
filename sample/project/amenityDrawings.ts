import sharp from "sharp";
import { placeholder } from "../../owner/pictures/placeholder.mjs";
import { heatPump } from "../drawing/amenities/heatPump.ts";
import { size } from "../drawing/amenities/isometric.ts";
import { smartHome } from "../drawing/amenities/smartHome.ts";
import { vacuum } from "../drawing/amenities/vacuum.ts";
import { list } from "../render/encode.mjs";
import { drawings } from "../render/jobsAmenity.mjs";
import { sourcesOf, writeDrawn } from "./writeDrawn.ts";

const draw = { heatPump, smartHome, vacuum };

/** Draws the amenities that are not modelled, and adds them to the list of rendered pictures. */
export async function writeAmenityDrawings(): Promise<void> {
  for (const { amenity, file, widths, alt } of drawings) {
    const svg = draw[amenity]();
    await writeDrawn(file, svg, widths);
    const largest = Math.max(...widths);
    list(file, {
      src: `${file}-${largest}.jpg`,
      width: largest,
      height: Math.round((largest * size.height) / size.width),
      alt,
      placeholder: await placeholder(await sharp(Buffer.from(svg)).flatten().png().toBuffer()),
      sources: sourcesOf(file, widths),
    });
  }
}
