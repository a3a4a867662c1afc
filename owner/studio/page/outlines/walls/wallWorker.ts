import { readPlanPicture } from "../../../draft/walls/planPicture.ts";
import { readWalls } from "../../../draft/walls/wallMap.ts";
import { bitmapPixels } from "../picture/bitmapPixels.ts";
import type { WallJob } from "./wallsOfPicture.ts";

// A worker keeps the page responsive. The cast is needed because window types do not include a worker's `postMessage`.
const worker = globalThis as unknown as Worker;
worker.addEventListener("message", ({ data: { picture, perUnit } }: MessageEvent<WallJob>) => {
  // Transparent parts of a drawing count as white paper.
  worker.postMessage(readWalls(readPlanPicture(bitmapPixels(picture, "#fff"), perUnit)), []);
});
