/** The number of bytes that are examined: an SVG may begin with comments. */
export const headBytes = 4096;

/** Bytes that are not a picture made of pixels. */
export class NotRasterError extends Error {
  override readonly name = "NotRasterError";
  /** An SVG, whatever the file's name is. */
  readonly isDrawing: boolean;

  constructor(isDrawing: boolean) {
    super(isDrawing ? "The picture is a drawing." : "The file is not a picture of a known format.");
    this.isDrawing = isDrawing;
  }
}

/**
 * Checks the first bytes of a file: JPEG, PNG, WebP, GIF, AVIF and HEIC, TIFF. The picture library goes by the content, not by the name, and
 * would draw an SVG, whose few bytes may take minutes.
 * @throws NotRasterError
 */
export function checkRaster(head: Uint8Array): void {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, headBytes));
  const start = bytes.toString("latin1", 0, 12);
  const isRaster =
    rasterStarts.some((each) => start.startsWith(each)) ||
    (start.startsWith("RIFF") && start.slice(8) === "WEBP") ||
    start.slice(4, 8) === "ftyp";
  if (!isRaster) throw new NotRasterError(/<svg[\s>]/i.test(bytes.toString("latin1")));
}

/** JPEG, PNG, GIF and, in both byte orders, TIFF. */
const rasterStarts = ["\xFF\xD8\xFF", "\x89PNG\r\n\x1A\n", "GIF87a", "GIF89a", "II*\0", "II+\0", "MM\0*", "MM\0+"];
