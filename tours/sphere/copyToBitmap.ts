const timeoutMs = 5000;

/**
 * The picture of an image element, for WebGL; `undefined` if it failed, is truncated or takes too long. A copy, because WebKitGTK 2.50
 * crashes when WebGL reads an element that the page paints too.
 */
export async function copyToBitmap(picture: HTMLImageElement): Promise<ImageBitmap | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs);
  });
  const copied = picture.decode().then(() => createImageBitmap(picture));
  return Promise.race([copied.catch(() => undefined), late]);
}
