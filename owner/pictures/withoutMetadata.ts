/**
 * Removes what a camera or a program has recorded in pictures (EXIF and other metadata): GPS places, names, dates, thumbnails, edits.
 * Nothing is recompressed: the pixels, the colour profile and the orientation stay unchanged.
 */
export type MetadataKind = "jpeg" | "png" | "webp" | "gif" | "avif";

/** Far more parts than a program writes into a file: each needs many times its own few bytes of memory. */
const maxParts = 200_000;

/** Returns the same bytes where there is nothing to remove. @throws Error where the file is cut off or damaged */
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

/** @throws Error where a file has more parts than any program writes */
function addPart<Part>(parts: Part[], part: Part): void {
  if (parts.length >= maxParts) throw new Error("The picture has too many parts.");
  parts.push(part);
}

/** Segments of a JPEG up to the end of its picture; anything after it (a second picture, a film) does not belong to it. */
function bareJpeg(source: Buffer): Buffer {
  const parts: Buffer[] = [source.subarray(0, 2)];
  let [at, orientation] = [2, 1];
  while (at < source.length) {
    while (source[at] === 0xff && source[at + 1] === 0xff) at += 1;
    if (source[at] !== 0xff) throw new Error("A segment of the JPEG is damaged.");
    const marker = source.readUInt8(at + 1);
    if (marker === 0xd9) break;
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    let end = isAlone ? at + 2 : at + 2 + source.readUInt16BE(at + 2);
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

/** JFIF's own segment, if present, is the first. */
const afterJfif = (parts: readonly Buffer[]): number => (parts[1]?.[1] === 0xe0 ? 2 : 1);

/** Compressed pixels end at the next marker that does not belong to them. */
function endOfScan(source: Buffer, from: number): number {
  for (let at = source.indexOf(0xff, from); at >= 0; at = source.indexOf(0xff, at + 1)) {
    const next = source[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return source.length;
}

/** JFIF may contain a thumbnail of its own, of an earlier state of the picture. */
function bareJfif(segment: Buffer): Buffer {
  if (segment.length <= 18) return segment;
  const bare = Buffer.from(segment.subarray(0, 18));
  bare.writeUInt16BE(16, 2);
  return bare.fill(0, 16);
}

/** Application segments that stay: JFIF, the colour profile, and Adobe's colour encoding. */
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

/** Exif that states nothing but the orientation. */
function orientationExif(orientation: number): Buffer {
  const exif = Buffer.from("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0", "latin1");
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

/** The picture's orientation according to Exif, 1 to 8; 1, unrotated, where it states nothing readable. */
function orientationIn(data: Buffer): number {
  const start = data.toString("latin1", 0, 6) === "Exif\0\0" ? 6 : 0;
  const exif = data.subarray(start);
  const order = exif.toString("latin1", 0, 2);
  if (exif.length < 14 || (order !== "MM" && order !== "II")) return 1;
  const two = (at: number) => (order === "MM" ? exif.readUInt16BE(at) : exif.readUInt16LE(at));
  const four = (at: number) => (order === "MM" ? exif.readUInt32BE(at) : exif.readUInt32LE(at));
  const list = four(4);
  if (list + 2 > exif.length) return 1;
  const count = two(list);
  for (let index = 0; index < count && list + 2 + 12 * (index + 1) <= exif.length; index += 1) {
    const entry = list + 2 + 12 * index;
    const value = two(entry) === 0x0112 ? two(entry + 8) : 1;
    if (value > 1 && value <= 8) return value;
  }
  return 1;
}

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

const webpChunks: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const [exifFlag, xmpFlag] = [0x08, 0x04];

function bareWebp(source: Buffer): Buffer {
  const stated = 8 + source.readUInt32LE(4);
  if (stated > source.length) throw new Error("The WebP is cut off.");
  const parts: Buffer[] = [];
  let orientation = 1;
  for (let at = 12; at + 8 <= stated;) {
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
      // Comments and other programs' extensions are left out; 0xf9 controls how a picture is shown, 0x01 is text in it.
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

/** AVIF and HEIC: an index locates each item. Non-picture items are zeroed and marked as skipped, so that nothing moves. */
function bareAvif(source: Buffer): Buffer {
  const bare = Buffer.from(source);
  const meta = boxesIn(bare, 0, bare.length).find(({ name }) => name === "meta");
  if (!meta) return bare;
  const boxes = boxesIn(bare, meta.from + 4, meta.to);
  const box = (name: string) => boxes.find((each) => each.name === name);
  const [list, places, own] = [box("iinf"), box("iloc"), box("idat")];
  if (!list || !places) return bare;
  const items = metadataItems(bare, list);
  for (const type of items.values()) bare.write("skip", type, "latin1");
  const ranges: Range[] = [];
  for (const { id, method, from, length } of itemPlaces(bare, places)) {
    if (length === 0 || !items.has(id)) continue;
    const start = method === 1 ? (own?.from ?? bare.length) + from : from;
    addPart(ranges, { from: Math.min(start, bare.length), to: Math.min(start + length, bare.length) });
  }
  clear(bare, ranges);
  return bare;
}

type Range = { readonly from: number; readonly to: number };

/** Zeroes each byte once, even if many ranges cover it: a few bytes of the index can name the whole file. */
function clear(bytes: Buffer, ranges: readonly Range[]): void {
  let clearedTo = 0;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (to > clearedTo) bytes.fill(0, Math.max(from, clearedTo), to);
    clearedTo = Math.max(clearedTo, to);
  }
}

type Box = Range & { readonly name: string };

function boxesIn(source: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = source.readUInt32BE(at);
    const isLong = short === 1;
    const length = isLong ? Number(source.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > to) throw new Error("A box of the picture is damaged.");
    addPart(boxes, { name: source.toString("latin1", at + 4, at + 8), from: at + head, to: at + length });
    at += length;
  }
  return boxes;
}

/** Items that are not pictures, such as Exif and XMP, and the position of their type in the index. */
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

type ItemPlace = { readonly id: number; readonly method: number; readonly from: number; readonly length: number };

/** Where the index says that the bytes of all items are, one extent after the other: there may be as many as the index has bytes. */
function* itemPlaces(source: Buffer, box: Box): Generator<ItemPlace> {
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
