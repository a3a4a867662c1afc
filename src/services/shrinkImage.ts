import type { Failure, Result } from "../failure/failure.ts";
import type { ShrinkOrder } from "./compressPicture.ts";
import { inTime } from "./inTime.ts";
import { isOffline } from "./isOffline.ts";

/** Our own copy of the compressor's script, for its worker: a build puts it beside the elements' scripts, named by its version. */
export const compressorScript = "bic-2.0.2.js";

/** Together 27 s, so that with the 30 s for the request an inquiry takes less than a minute. */
const fetchMs = 12_000;
const workerMs = 6000;
const pageMs = 9000;
/** Under this size the compression takes no visible time; a worker is spared, and with it a CSP's complaint about one. */
const workerFromBytes = 1_000_000;

/**
 * A picture as a small JPEG data URL: at most 0.05 MB and 400 px, and short enough for the e-mail.
 * `scriptBase`: absolute address of the folder with our own copy of the worker's script; without it there is no worker (the
 * library would ask a third party for its script).
 * Failures: `pictureFailed` (not fetched in time, or not at all; with status), `offline`, `imageUnreadable` (no picture, or a broken
 * one), `chunkFailed` (the compression's code did not come), `mailTooLarge`.
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
    // A worker may hang or be forbidden: what it does not bring in time the page does itself.
    if (scriptBase !== undefined && picture.size > workerFromBytes) return await inTime(workerMs, work(true));
  } catch {
    // As below, then.
  }
  try {
    return await inTime(pageMs, work(false));
  } catch (thrown) {
    return { ok: false, failure: imageFailure(thrown) };
  }
}

async function fetchPicture(url: string): Promise<Result<File>> {
  try {
    return await inTime(fetchMs, async (signal): Promise<Result<File>> => {
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

/** A broken picture rejects with an Event, a file that is not a picture with an Error, a script that failed to load with a TypeError. */
function imageFailure(thrown: unknown): Failure {
  const detail = thrown instanceof Event ? `event ${thrown.type}` : String(thrown);
  const isScript = thrown instanceof TypeError && /import|module/i.test(thrown.message);
  return { code: isScript ? "chunkFailed" : "imageUnreadable", detail };
}
