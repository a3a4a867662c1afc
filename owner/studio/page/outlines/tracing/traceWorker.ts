import { traceOverlay } from "../../../draft/trace/overlays.ts";
import { bitmapPixels } from "../picture/bitmapPixels.ts";
import type { TraceAnswer, TraceJob } from "./traceJob.ts";

// Pictures of two million pixels are read in a worker, so that the page stays responsive. The cast is needed because the types of a window
// do not include a worker's `postMessage`, which has no target origin.
const worker = globalThis as unknown as Worker;
worker.addEventListener("message", ({ data: { overlay, pictureBelow, picture } }: MessageEvent<TraceJob>) => {
  const answer: TraceAnswer = traceOverlay(bitmapPixels(overlay), picture, pictureBelow && bitmapPixels(pictureBelow));
  worker.postMessage(answer, []);
});
