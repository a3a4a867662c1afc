export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "svg";
export type FileKind = PictureKind | "film" | "pdf" | "program";

/** The number of bytes that identify a file's type. */
export const firstBytes = 64 * 1024;

/** A file's type by its first bytes, whatever its name is; undefined for all others, including texts. */
export function kindOfBytes(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, firstBytes));
  const text = (from: number, to: number): string => head.toString("latin1", from, to);
  if (text(0, 3) === "\xFF\xD8\xFF") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1A\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a/.test(text(0, 6))) return "gif";
  if (text(4, 8) === "ftyp" && isPictureBrand(head)) return "avif";
  if (text(4, 8) === "ftyp" || text(0, 4) === "\x1A\x45\xDF\xA3") return "film";
  // Readers allow some bytes before the mark.
  if (text(0, 1024).includes("%PDF-")) return "pdf";
  if (/^(\xEF\xBB\xBF)?\s*<(\?php|\?=|%)/i.test(text(0, 64)) || text(0, 2) === "#!") return "program";
  const isMarkup = /^(\xEF\xBB\xBF)?\s*</.test(text(0, 64));
  return isMarkup && /<svg[\s>]/i.test(text(0, firstBytes)) ? "svg" : undefined;
}

const pictureBrands: ReadonlySet<string> = new Set(["avif", "avis", "mif1", "heic", "heix", "heim", "heis", "hevc"]);

/** AVIF and HEIC share a container with films: its brands tell them apart. */
function isPictureBrand(head: Buffer): boolean {
  const end = Math.min(head.readUInt32BE(0), head.length);
  for (let at = 8; at + 4 <= end; at += 4) if (pictureBrands.has(head.toString("latin1", at, at + 4))) return true;
  return false;
}

export const isPictureKind = (kind: FileKind | undefined): kind is PictureKind =>
  kind !== undefined && kind !== "film" && kind !== "pdf" && kind !== "program";
