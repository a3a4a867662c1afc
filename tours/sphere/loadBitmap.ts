import { PictureError } from "./PictureError.ts";

const patienceMs = 12_000;

/**
 * A picture, decoded off the main thread, no wider than the graphics card takes. Rejects with a PictureError where it is missing, empty, something else, cut short or
 * does not come in time, and with an AbortError where the visitor went on.
 */
export async function loadBitmap(url: string, widest: number, signal: AbortSignal): Promise<ImageBitmap> {
  signal.throwIfAborted();
  const asking = new AbortController();
  const give = (): void => asking.abort(signal.reason);
  const timer = setTimeout(() => asking.abort(new PictureError(url, "no answer")), patienceMs);
  signal.addEventListener("abort", give);
  try {
    const response = await fetch(url, { signal: asking.signal });
    if (!response.ok) throw new PictureError(url, `status ${response.status}`);
    const picture = await response.blob();
    if (await isCutShort(picture)) throw new PictureError(url, "cut short");
    const bitmap = await createImageBitmap(picture).catch(() => Promise.reject(new PictureError(url, "no picture")));
    return bitmap.width > widest ? await narrowed(bitmap, widest) : bitmap;
  } catch (failure) {
    signal.throwIfAborted();
    throw failure instanceof PictureError ? failure : new PictureError(url, String(failure));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", give);
  }
}

async function narrowed(bitmap: ImageBitmap, width: number): Promise<ImageBitmap> {
  const height = Math.round((bitmap.height * width) / bitmap.width);
  const small = await createImageBitmap(bitmap, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  bitmap.close();
  return small;
}

/** Browsers paint half a WebP without a word: its header says how long the file is. */
async function isCutShort(picture: Blob): Promise<boolean> {
  const head = new DataView(await picture.slice(0, 8).arrayBuffer());
  const isRiff = head.byteLength === 8 && head.getUint32(0) === 0x52494646;
  return isRiff && head.getUint32(4, true) + 8 > picture.size;
}
