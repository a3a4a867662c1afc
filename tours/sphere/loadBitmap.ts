/** A picture that did not load or is not a picture. */
class PictureError extends Error {
  constructor(url: string, problem: string) {
    super(`${url}: ${problem}`);
    this.name = "PictureError";
  }
}

const timeoutMs = 12_000;

/**
 * A picture, decoded off the main thread, at most as wide as the graphics card allows. Rejects with a PictureError if it is missing, empty,
 * not a picture, truncated or timed out, and with an AbortError if the signal aborts.
 */
export async function loadBitmap(url: string, maxWidth: number, signal: AbortSignal): Promise<ImageBitmap> {
  signal.throwIfAborted();
  const request = new AbortController();
  const abort = (): void => request.abort(signal.reason);
  const timer = setTimeout(() => request.abort(new PictureError(url, "timed out")), timeoutMs);
  signal.addEventListener("abort", abort);
  try {
    const response = await fetch(url, { signal: request.signal });
    if (!response.ok) throw new PictureError(url, `status ${response.status}`);
    const picture = await response.blob();
    if (await isTruncated(picture)) throw new PictureError(url, "truncated");
    const bitmap = await createImageBitmap(picture).catch(() => Promise.reject(new PictureError(url, "not a picture")));
    return bitmap.width > maxWidth ? await downscaled(bitmap, maxWidth) : bitmap;
  } catch (failure) {
    signal.throwIfAborted();
    throw failure instanceof PictureError ? failure : new PictureError(url, String(failure));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

async function downscaled(bitmap: ImageBitmap, width: number): Promise<ImageBitmap> {
  const height = Math.round((bitmap.height * width) / bitmap.width);
  const small = await createImageBitmap(bitmap, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  bitmap.close();
  return small;
}

/** Browsers paint a truncated WebP without an error; its header states the length of the file. */
async function isTruncated(picture: Blob): Promise<boolean> {
  const head = new DataView(await picture.slice(0, 8).arrayBuffer());
  const isRiff = head.byteLength === 8 && head.getUint32(0) === 0x52494646;
  return isRiff && head.getUint32(4, true) + 8 > picture.size;
}

const copyTimeoutMs = 5000;

/**
 * The picture of an image element, for WebGL; `undefined` if it failed, is truncated or takes too long. A copy, because WebKitGTK 2.50
 * crashes when WebGL reads an element that the page paints too.
 */
export async function copyToBitmap(picture: HTMLImageElement): Promise<ImageBitmap | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), copyTimeoutMs);
  });
  const copied = picture.decode().then(() => createImageBitmap(picture));
  return Promise.race([copied.catch(() => undefined), timeout]);
}
