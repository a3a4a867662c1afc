/** Larger pictures can be neither published nor traced. */
const maxPixels = 100_000_000;

/** A picture decoded by the browser; an error code if it is not a picture, or too large to work with. */
export async function decodedPicture(address: string): Promise<HTMLImageElement | "notPicture" | "pictureTooLarge"> {
  const image = new Image();
  // Its pixels will be read, and the owner's files have another origin.
  image.crossOrigin = "anonymous";
  image.src = address;
  try {
    await image.decode();
  } catch {
    return "notPicture";
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) return "notPicture";
  return width * height > maxPixels ? "pictureTooLarge" : image;
}
