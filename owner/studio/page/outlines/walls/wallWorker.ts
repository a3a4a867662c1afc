import { readPlanPicture } from "../../../draft/walls/planPicture.ts";
import { readWalls } from "../../../draft/walls/wallMap.ts";
import { bitmapPixels } from "../picture/bitmapPixels.ts";
import type { WallJob } from "./wallsOfPicture.ts";

// Beside the page, which stays responsive meanwhile. The name is a worker's own, which no window's types know: what it posts has no address.
const worker = globalThis as unknown as Worker;
worker.addEventListener("message", ({ data: { picture, perUnit } }: MessageEvent<WallJob>) => {
  // Where a drawing is see-through its paper is white.
  worker.postMessage(readWalls(readPlanPicture(bitmapPixels(picture, "#fff"), perUnit)), []);
});
