/** How many bytes at the start of a file are examined: an SVG may begin with comments. */
export const headBytes = 4096;

/** Bytes that are not a picture made of pixels. */
export class NotRasterError extends Error {
  override readonly name = "NotRasterError";
  /** Whether the file is an SVG, whatever its name. */
  readonly isDrawing: boolean;

  constructor(isDrawing: boolean) {
    super(isDrawing ? "The picture is a drawing." : "The file is not a picture of a known format.");
    this.isDrawing = isDrawing;
  }
}

/**
 * Checks that a file begins like a JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF. The picture library (sharp) goes by the content, not by the
 * name: it would also render an SVG, and even a small one may take minutes.
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

/** First bytes of JPEG, PNG, GIF, and TIFF in both byte orders. */
const rasterStarts = ["\xFF\xD8\xFF", "\x89PNG\r\n\x1A\n", "GIF87a", "GIF89a", "II*\0", "II+\0", "MM\0*", "MM\0+"];
