/** From a larger picture nothing is published or traced. */
const mostPixels = 100_000_000;

/** A picture as the browser reads it; a code for what is none, or too large to be worked with. */
export async function decodedPicture(address: string): Promise<HTMLImageElement | "notPicture" | "pictureTooLarge"> {
  const image = new Image();
  // Its pixels are read, and the owner's files come from another origin.
  image.crossOrigin = "anonymous";
  image.src = address;
  try {
    await image.decode();
  } catch {
    return "notPicture";
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) return "notPicture";
  return width * height > mostPixels ? "pictureTooLarge" : image;
}
