import { traceOverlay } from "../../../draft/trace/overlays.ts";
import { bitmapPixels } from "../picture/bitmapPixels.ts";
import type { TraceAnswer, TraceJob } from "./traceJob.ts";

// A picture of two million pixels is read beside the page: it stays responsive meanwhile. The name is a worker's own, which no window's
// types know: what it posts has no address.
const worker = globalThis as unknown as Worker;
worker.addEventListener("message", ({ data: { overlay, base, picture } }: MessageEvent<TraceJob>) => {
  const answer: TraceAnswer = traceOverlay(bitmapPixels(overlay), picture, base && bitmapPixels(base));
  worker.postMessage(answer, []);
});
