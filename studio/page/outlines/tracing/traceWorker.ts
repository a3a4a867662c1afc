import type { Pixels } from "../../../draft/trace/masks.ts";
import { traceOverlay } from "../../../draft/trace/overlays.ts";
import type { TraceAnswer, TraceJob } from "./traceJob.ts";

// A picture of two million pixels is read beside the page: it stays at hand meanwhile. The name is a worker's own, which no window's
// types know: what it posts has no address.
const worker = globalThis as unknown as Worker;
worker.addEventListener("message", ({ data: { overlay, base, picture } }: MessageEvent<TraceJob>) => {
  const answer: TraceAnswer = traceOverlay(pixelsOf(overlay), picture, base && pixelsOf(base));
  worker.postMessage(answer, []);
});

/** An ImageBitmap is used up by this. */
function pixelsOf(bitmap: ImageBitmap): Pixels {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws nothing in a worker.");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
