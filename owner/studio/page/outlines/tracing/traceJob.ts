import type { Shape } from "../../../draft/geometry/polygon.ts";

type Size = { readonly width: number; readonly height: number };

/** The worker's input: the overlay and, if that is not transparent, the picture below it in the same size. */
export type TraceJob = {
  readonly overlay: ImageBitmap;
  readonly pictureBelow?: ImageBitmap;
  /** Size of the picture below; the outline uses its units. */
  readonly picture: Size;
};

export type TraceAnswer = Shape | "opaque";

/** Traces one picture after the other, in a worker; `stop` ends it, and the pending promise never settles. */
export type Tracer = {
  readonly trace: (job: TraceJob) => Promise<TraceAnswer>;
  readonly stop: () => void;
};

export function startTracer(): Tracer {
  const worker = new Worker(new URL("./traceWorker.ts", import.meta.url), { type: "module" });
  return {
    trace: (job) =>
      new Promise((resolve, reject) => {
        const ended = new AbortController();
        const once = { once: true, signal: ended.signal };
        const end = (then: () => void) => {
          ended.abort();
          then();
        };
        worker.addEventListener("message", ({ data }: MessageEvent<TraceAnswer>) => end(() => resolve(data)), once);
        worker.addEventListener("error", ({ message }) => end(() => reject(new Error(message))), once);
        worker.postMessage(job, [job.overlay, ...(job.pictureBelow ? [job.pictureBelow] : [])]);
      }),
    stop: () => worker.terminate(),
  };
}
