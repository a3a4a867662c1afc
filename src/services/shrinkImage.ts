import type { Failure } from "../failure/failure.ts";
import type { Result } from "../failure/result.ts";
import { isOffline } from "./isOffline.ts";

const timeoutMs = 30_000;
/** Under this size the compression takes no visible time; a worker is spared, and with it a CSP's complaint about one. */
const workerFromBytes = 1_000_000;

/** Specification section 9 first; the rest for pictures that do not fit into a letter as base64. */
const attempts = [
  { maxSizeMB: 0.05, maxWidthOrHeight: 400 },
  { maxSizeMB: 0.033, maxWidthOrHeight: 400 },
  { maxSizeMB: 0.024, maxWidthOrHeight: 320 },
  { maxSizeMB: 0.014, maxWidthOrHeight: 240 },
] as const;

/** What to shrink: the picture's address and the most characters its data URL may have. */
export type ShrinkOrder = { readonly url: string; readonly maxCharacters: number };

/**
 * A picture as a small JPEG data URL: at most 0.05 MB and 400 px, and short enough for the letter.
 * `scriptBase`: absolute address of the folder with our own copy of the worker's script; without it there is no worker (the
 * library would ask a third party for its script).
 * Failures: `pictureFailed` (not fetched; with status), `offline`, `imageUnreadable` (no picture, or a broken one).
 */
export async function shrinkImage(order: ShrinkOrder, scriptBase: string | undefined): Promise<Result<string>> {
  const fetched = await fetchPicture(order.url);
  if (!fetched.ok) return fetched;
  try {
    const { default: compress } = await import("browser-image-compression");
    for (const attempt of attempts) {
      const small = await compress(fetched.value, {
        ...attempt,
        fileType: "image/jpeg",
        initialQuality: 0.8,
        ...workerFor(fetched.value, scriptBase),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const url = await compress.getDataUrlFromFile(small);
      if (url.length <= order.maxCharacters) return { ok: true, value: url };
    }
    return { ok: false, failure: { code: "mailTooLarge", detail: "the picture does not get small enough" } };
  } catch (thrown) {
    return { ok: false, failure: imageFailure(thrown) };
  }
}

function workerFor({ size }: File, scriptBase: string | undefined) {
  if (scriptBase === undefined || size <= workerFromBytes) return { useWebWorker: false };
  return { useWebWorker: true, libURL: new URL("bic-2.0.2.js", scriptBase).href };
}

async function fetchPicture(url: string): Promise<Result<File>> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return { ok: false, failure: { code: "pictureFailed", status: answer.status, detail: url } };
    const blob = await answer.blob();
    return { ok: true, value: new File([blob], "image", { type: blob.type }) };
  } catch (thrown) {
    const code = isOffline() ? "offline" : "pictureFailed";
    return { ok: false, failure: { code, detail: `${url}: ${String(thrown)}` } };
  }
}

/** A broken picture rejects with an Event, one that is none with an Error; a lost script with a TypeError. */
function imageFailure(thrown: unknown): Failure {
  const detail = thrown instanceof Event ? `event ${thrown.type}` : String(thrown);
  const isScript = thrown instanceof TypeError && /import|module/i.test(thrown.message);
  return { code: isScript ? "chunkFailed" : "imageUnreadable", detail };
}
