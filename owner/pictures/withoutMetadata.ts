/** The formats whose metadata can be removed. */
export type MetadataKind = "jpeg" | "png" | "webp" | "gif" | "avif";

/** Far more parts than any program writes into a file. A part of a few bytes takes many times as much memory. */
const maxParts = 200_000;

/**
 * A picture's file without what cameras and programs record in it (Exif and other metadata): positions, names, dates, thumbnails, edits.
 * Nothing is recompressed: the pixels, the colour profile and the orientation stay unchanged. If there is nothing to remove, the result is
 * the same object.
 * @throws Error if the file is cut off or damaged
 */
export function withoutMetadata(bytes: Uint8Array, kind: MetadataKind): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bare = strippers[kind](source);
  return bare.equals(source) ? bytes : bare;
}

const strippers: Readonly<Record<MetadataKind, (source: Buffer) => Buffer>> = {
  jpeg: bareJpeg,
  png: barePng,
  webp: bareWebp,
  gif: bareGif,
  avif: bareAvif,
};

/** Adds a part to a list. @throws Error if the list already has as many as any file may have */
function addPart<Part>(parts: Part[], part: Part): void {
  if (parts.length >= maxParts) throw new Error("The picture has too many parts.");
  parts.push(part);
}

/** A JPEG without metadata. What follows the end of its picture, such as a second picture or a film, is left out, too. */
function bareJpeg(source: Buffer): Buffer {
  const parts: Buffer[] = [source.subarray(0, 2)];
  let [at, orientation] = [2, 1];
  while (at < source.length) {
    while (source[at] === 0xff && source[at + 1] === 0xff) at += 1;
    if (source[at] !== 0xff) throw new Error("A segment of the JPEG is damaged.");
    const marker = source.readUInt8(at + 1);
    if (marker === 0xd9) break;
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    let end = hasNoLength ? at + 2 : at + 2 + source.readUInt16BE(at + 2);
    if (end > source.length) throw new Error("The JPEG is cut off.");
    if (marker === 0xda) end = endOfScan(source, end);
    const segment = source.subarray(at, end);
    if (marker === 0xe1 && orientation === 1) orientation = orientationIn(segment.subarray(4));
    if (isPictureSegment(marker, segment)) addPart(parts, marker === 0xe0 ? bareJfif(segment) : segment);
    at = end;
  }
  if (orientation > 1) parts.splice(afterJfif(parts), 0, orientationSegment(orientation));
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

/** The index after the JFIF segment, which is the first one if there is any. */
const afterJfif = (parts: readonly Buffer[]): number => (parts[1]?.[1] === 0xe0 ? 2 : 1);

/** Where compressed pixels end: at the next marker that is neither a stuffed byte nor a restart marker. */
function endOfScan(source: Buffer, from: number): number {
  for (let at = source.indexOf(0xff, from); at >= 0; at = source.indexOf(0xff, at + 1)) {
    const next = source[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return source.length;
}

/** A JFIF segment without its thumbnail, which may show an earlier state of the picture. */
function bareJfif(segment: Buffer): Buffer {
  if (segment.length <= 18) return segment;
  const bare = Buffer.from(segment.subarray(0, 18));
  bare.writeUInt16BE(16, 2);
  return bare.fill(0, 16);
}

/** Whether a segment stays: of the application segments only JFIF, the colour profile and Adobe's colour encoding; no comments. */
function isPictureSegment(marker: number, segment: Buffer): boolean {
  const starts = (name: string) => segment.toString("latin1", 4, 4 + name.length) === name;
  if (marker === 0xe0) return starts("JFIF\0");
  if (marker === 0xe2) return starts("ICC_PROFILE\0");
  if (marker === 0xee) return starts("Adobe");
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
}

function orientationSegment(orientation: number): Buffer {
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), orientationExif(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([head, exif]);
}

/** Exif data with the orientation only. */
function orientationExif(orientation: number): Buffer {
  const exif = Buffer.from("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0", "latin1");
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

/** The orientation in Exif data, 1 to 8; 1 (not rotated) if there is none. */
function orientationIn(data: Buffer): number {
  const start = data.toString("latin1", 0, 6) === "Exif\0\0" ? 6 : 0;
  const exif = data.subarray(start);
  const byteOrder = exif.toString("latin1", 0, 2);
  if (exif.length < 14 || (byteOrder !== "MM" && byteOrder !== "II")) return 1;
  const uint16At = (at: number) => (byteOrder === "MM" ? exif.readUInt16BE(at) : exif.readUInt16LE(at));
  const uint32At = (at: number) => (byteOrder === "MM" ? exif.readUInt32BE(at) : exif.readUInt32LE(at));
  const directory = uint32At(4);
  if (directory + 2 > exif.length) return 1;
  const count = uint16At(directory);
  for (let index = 0; index < count && directory + 2 + 12 * (index + 1) <= exif.length; index += 1) {
    const entry = directory + 2 + 12 * index;
    const value = uint16At(entry) === 0x0112 ? uint16At(entry + 8) : 1;
    if (value > 1 && value <= 8) return value;
  }
  return 1;
}

/** The chunks of a PNG that stay. */
const pngChunks: ReadonlySet<string> = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT cICP mDCV mDCv cLLI cLLi acTL fcTL fdAT".split(
    " ",
  ),
);

function barePng(source: Buffer): Buffer {
  const parts: Buffer[] = [source.subarray(0, 8)];
  for (let at = 8; ;) {
    const end = at + 12 + source.readUInt32BE(at);
    if (end > source.length) throw new Error("The PNG is cut off.");
    const chunk = source.subarray(at, end);
    const name = chunk.toString("latin1", 4, 8);
    if (pngChunks.has(name)) addPart(parts, chunk);
    const orientation = name === "eXIf" ? orientationIn(chunk.subarray(8, -4)) : 1;
    if (orientation > 1) addPart(parts, pngChunk("eXIf", orientationExif(orientation)));
    if (name === "IEND") return Buffer.concat(parts);
    at = end;
  }
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, "latin1");
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The chunks of a WebP that stay. */
const webpChunks: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** Flags of the chunk VP8X: the file has a chunk with Exif or XMP. */
const [exifFlag, xmpFlag] = [0x08, 0x04];

function bareWebp(source: Buffer): Buffer {
  const fileEnd = 8 + source.readUInt32LE(4);
  if (fileEnd > source.length) throw new Error("The WebP is cut off.");
  const parts: Buffer[] = [];
  let orientation = 1;
  for (let at = 12; at + 8 <= fileEnd;) {
    const length = source.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const chunk = Buffer.from(source.subarray(at, end));
    const name = chunk.toString("latin1", 0, 4);
    if (name === "EXIF") orientation = orientationIn(chunk.subarray(8));
    if (webpChunks.has(name)) addPart(parts, chunk);
    at = end;
  }
  const [first] = parts;
  if (first?.toString("latin1", 0, 4) === "VP8X") {
    first[8] = ((first[8] ?? 0) & ~(exifFlag | xmpFlag)) | (orientation > 1 ? exifFlag : 0);
    if (orientation > 1) parts.push(riffChunk("EXIF", orientationExif(orientation)));
  }
  return riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP", "latin1"), ...parts]));
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function bareGif(source: Buffer): Buffer {
  const parts: Buffer[] = [];
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(source.readUInt8(10));
  parts.push(source.subarray(0, at));
  for (;;) {
    const begin = source.readUInt8(at);
    if (begin === 0x3b) return Buffer.concat([...parts, Buffer.from([0x3b])]);
    const label = source.readUInt8(at + 1);
    if (begin === 0x21) {
      const end = endOfBlocks(source, at + 2);
      const application = source.toString("latin1", at + 3, at + 14);
      const isLoop = label === 0xff && (application === "NETSCAPE2.0" || application === "ANIMEXTS1.0");
      // What stays: 0xff with the number of repetitions, 0xf9 (how a picture is shown) and 0x01 (text in it). Comments are left out.
      if (isLoop || label === 0xf9 || label === 0x01) addPart(parts, source.subarray(at, end));
      at = end;
    } else if (begin === 0x2c) {
      const end = endOfBlocks(source, at + 11 + tableBytes(source.readUInt8(at + 9)));
      addPart(parts, source.subarray(at, end));
      at = end;
    } else throw new Error("The GIF is damaged.");
  }
}

function endOfBlocks(source: Buffer, from: number): number {
  let at = from;
  for (let length = source.readUInt8(at); length > 0; length = source.readUInt8(at)) at += length + 1;
  return at + 1;
}

/**
 * An AVIF or HEIC without metadata. An index locates each item of the file, so nothing may move: the bytes of items that are not pictures
 * become zeros, and their types "skip".
 */
function bareAvif(source: Buffer): Buffer {
  const bare = Buffer.from(source);
  const meta = boxesIn(bare, 0, bare.length).find(({ name }) => name === "meta");
  if (!meta) return bare;
  const boxes = boxesIn(bare, meta.from + 4, meta.to);
  const box = (name: string) => boxes.find((each) => each.name === name);
  const [infoBox, locationBox, dataBox] = [box("iinf"), box("iloc"), box("idat")];
  if (!infoBox || !locationBox) return bare;
  const typeOffsets = metadataItems(bare, infoBox);
  for (const offset of typeOffsets.values()) bare.write("skip", offset, "latin1");
  const ranges: Range[] = [];
  for (const { id, method, from, length } of itemExtents(bare, locationBox)) {
    if (length === 0 || !typeOffsets.has(id)) continue;
    const start = method === 1 ? (dataBox?.from ?? bare.length) + from : from;
    addPart(ranges, { from: Math.min(start, bare.length), to: Math.min(start + length, bare.length) });
  }
  fillWithZeros(bare, ranges);
  return bare;
}

type Range = { readonly from: number; readonly to: number };

/** Overwrites each byte once, even if many ranges cover it: a few bytes of the index can name the whole file many times. */
function fillWithZeros(bytes: Buffer, ranges: readonly Range[]): void {
  let filledTo = 0;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (to > filledTo) bytes.fill(0, Math.max(from, filledTo), to);
    filledTo = Math.max(filledTo, to);
  }
}

type Box = Range & { readonly name: string };

function boxesIn(source: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const size = source.readUInt32BE(at);
    // 1: the length is in the 8 bytes after the name; 0: the box extends to the end.
    const isLong = size === 1;
    const length = isLong ? Number(source.readBigUInt64BE(at + 8)) : size === 0 ? to - at : size;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > to) throw new Error("A box of the picture is damaged.");
    addPart(boxes, { name: source.toString("latin1", at + 4, at + 8), from: at + head, to: at + length });
    at += length;
  }
  return boxes;
}

/** The ids of items that are not pictures, such as Exif and XMP, with the offset of their type in the file. */
function metadataItems(source: Buffer, { from, to }: Box): ReadonlyMap<number, number> {
  const start = source.readUInt8(from) === 0 ? from + 6 : from + 8;
  const items = boxesIn(source, start, to).flatMap((entry): (readonly [number, number])[] => {
    const version = source.readUInt8(entry.from);
    if (version < 2) return [];
    const isWide = version > 2;
    const id = isWide ? source.readUInt32BE(entry.from + 4) : source.readUInt16BE(entry.from + 4);
    const type = entry.from + (isWide ? 10 : 8);
    return ["Exif", "mime", "uri "].includes(source.toString("latin1", type, type + 4)) ? [[id, type]] : [];
  });
  return new Map(items);
}

type ItemExtent = { readonly id: number; readonly method: number; readonly from: number; readonly length: number };

/** The extents (ranges of bytes) of all items, as the index states them, one at a time: there may be as many as the index has bytes. */
function* itemExtents(source: Buffer, box: Box): Generator<ItemExtent> {
  const version = source.readUInt8(box.from);
  let at = box.from + 4;
  const read = (bytes: number): number => {
    const value = bytes === 0 ? 0 : bytes === 8 ? Number(source.readBigUInt64BE(at)) : source.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  const sizes = read(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const count = read(version < 2 ? 2 : 4);
  const hasEmptyExtents = indexBytes + offsetBytes + lengthBytes === 0;
  for (let item = 0; item < count && at < box.to; item += 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    at += 2;
    const base = read(baseBytes);
    const extents = read(2);
    if (hasEmptyExtents && extents > 1) throw new Error("The index of the picture is damaged.");
    for (let extent = 0; extent < extents && at < box.to; extent += 1) {
      at += indexBytes;
      const from = base + read(offsetBytes);
      yield { id, method, from, length: read(lengthBytes) };
    }
  }
}
