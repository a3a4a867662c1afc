import type { WallMap } from "../../../draft/walls/wallMap.ts";
import type { CanvasPicture } from "../canvas/Canvas.tsx";
import { decodedPicture } from "../picture/decodedPicture.ts";

/** The worker's input: the picture, and the number of its pixels per unit. */
export type WallJob = { readonly picture: ImageBitmap; readonly perUnit: number };

/** The longer side of the analysed picture, in pixels: an outer wall of 30 cm on a floor of 60 m is 8 pixels wide. */
const longerSide = 1600;

/** Detects the walls in a picture; undefined if it cannot be decoded, or `signal` aborted the detection. */
export async function wallsOfPicture(
  { address, width, height }: CanvasPicture,
  signal: AbortSignal,
): Promise<WallMap | undefined> {
  const image = await decodedPicture(address);
  if (typeof image === "string" || signal.aborted) return undefined;
  const perUnit = longerSide / Math.max(width, height);
  const [resizeWidth, resizeHeight] = [Math.round(width * perUnit), Math.round(height * perUnit)];
  const picture = await createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: "high" });
  const worker = new Worker(new URL("./wallWorker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<WallMap | undefined>((resolve, reject) => {
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
      worker.addEventListener("message", ({ data }: MessageEvent<WallMap>) => resolve(data), { once: true });
      worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
      worker.postMessage({ picture, perUnit } satisfies WallJob, [picture]);
    });
  } finally {
    worker.terminate();
  }
}
