const patienceMs = 5000;

/**
 * What an image element shows, for WebGL; `undefined` where it failed, is cut short or lets us wait. A copy: WebKitGTK 2.50 crashes when
 * WebGL takes the picture from an element that the page paints, too.
 */
export async function bitmapOf(picture: HTMLImageElement): Promise<ImageBitmap | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs);
  });
  const copied = picture.decode().then(() => createImageBitmap(picture));
  return Promise.race([copied.catch(() => undefined), late]);
}
