const patienceMs = 5000;

/** Whether a picture is there to be drawn: not one that failed, and not one that lets us wait. */
export function hasCome(picture: HTMLImageElement): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), patienceMs);
  });
  const decoded = picture.decode().then(
    () => picture.naturalWidth > 0,
    () => false,
  );
  return Promise.race([decoded, late]);
}
