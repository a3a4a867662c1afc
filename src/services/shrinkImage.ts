import type { Failure, Result } from "../failure/failure.ts";
import type { ShrinkOrder } from "./compressPicture.ts";
import { withTimeout } from "./withTimeout.ts";
import { isOffline } from "./isOffline.ts";

/** Our copy of the compressor's script, for its worker: the build places it next to the elements' scripts, named by its version. */
export const compressorScript = "bic-2.0.2.js";

/** Together 27 s, so that with the 30 s for the request an inquiry takes less than a minute. */
const fetchMs = 12_000;
const workerMs = 6000;
const pageMs = 9000;
/** Smaller pictures are compressed fast enough without a worker, which a CSP might report. */
const workerFromBytes = 1_000_000;

/**
 * Converts a picture into a small JPEG data URL: at most 0.05 MB and 400 px, and short enough for the e-mail.
 * `scriptBase`: absolute address of the folder with our copy of the worker's script; without it no worker is used (the library would
 * load its script from a third party).
 * Failures: `pictureFailed` (not loaded in time, or at all; with status), `offline`, `imageUnreadable` (not a picture, or a broken
 * one), `chunkFailed` (the compressor failed to load), `mailTooLarge`.
 */
export async function shrinkImage(order: ShrinkOrder, scriptBase: string | undefined): Promise<Result<string>> {
  const fetched = await fetchPicture(order.url);
  if (!fetched.ok) return fetched;
  const picture = fetched.value;
  const libURL = scriptBase === undefined ? undefined : new URL(compressorScript, scriptBase).href;
  const work = (useWebWorker: boolean) => async (signal: AbortSignal) => {
    const { compressPicture } = await import("./compressPicture.ts");
    return compressPicture(picture, order, { useWebWorker, libURL, signal });
  };
  try {
    // A worker may hang or be forbidden: after a timeout the main thread does the work.
    if (scriptBase !== undefined && picture.size > workerFromBytes) return await withTimeout(workerMs, work(true));
  } catch {
    // Continues without a worker.
  }
  try {
    return await withTimeout(pageMs, work(false));
  } catch (thrown) {
    return { ok: false, failure: imageFailure(thrown) };
  }
}

async function fetchPicture(url: string): Promise<Result<File>> {
  try {
    return await withTimeout(fetchMs, async (signal): Promise<Result<File>> => {
      const answer = await fetch(url, { signal });
      if (!answer.ok) return { ok: false, failure: { code: "pictureFailed", status: answer.status, detail: url } };
      const blob = await answer.blob();
      return { ok: true, value: new File([blob], "image", { type: blob.type }) };
    });
  } catch (thrown) {
    const code = isOffline() ? "offline" : "pictureFailed";
    return { ok: false, failure: { code, detail: `${url}: ${String(thrown)}` } };
  }
}

/** The library rejects with an Event for a broken picture, an Error for another file, a TypeError for a script that failed to load. */
function imageFailure(thrown: unknown): Failure {
  const detail = thrown instanceof Event ? `event ${thrown.type}` : String(thrown);
  const isScript = thrown instanceof TypeError && /import|module/i.test(thrown.message);
  return { code: isScript ? "chunkFailed" : "imageUnreadable", detail };
}
