import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type MetadataKind, withoutMetadata } from "../../../../owner/pictures/withoutMetadata.ts";

const secret = "Agim Berisha";
const exif = {
  IFD0: { Artist: secret, Copyright: secret },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 39/1 46/1", GPSLongitudeRef: "E", GPSLongitude: "21/1 9/1 57/1" },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta>`;

/** Left half red, right half blue, so that its orientation is visible. */
const drawn = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: "#00f" } }).composite([
    { input: { create: { width: 32, height: 32, channels: 3, background: "#f00" } }, left: 0, top: 0 },
  ]);

async function camera(kind: MetadataKind, orientation = 6): Promise<Buffer> {
  const full = drawn().withExif(exif).withMetadata({ orientation, icc: "p3" }).withXmp(xmp);
  if (kind === "jpeg") return full.jpeg().toBuffer();
  if (kind === "png") return full.png().toBuffer();
  if (kind === "webp") return full.webp().toBuffer();
  if (kind === "avif") return full.avif().toBuffer();
  return full.gif().toBuffer();
}

const dots = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe("a picture that is published unchanged", () => {
  for (const kind of ["jpeg", "png", "webp", "avif"] as const) {
    it(`reveals nothing about who took it and where, and looks the same: ${kind}`, async () => {
      const original = await camera(kind);
      expect(text(original)).toContain(secret);
      const bare = withoutMetadata(original, kind);
      expect(text(bare)).not.toContain(secret);
      const [before, now] = [await sharp(original).metadata(), await sharp(bare).metadata()];
      expect(text(now.exif ?? Buffer.alloc(0))).not.toContain("GPS");
      expect(now.xmp).toBeUndefined();
      expect(before.icc?.length).toBeGreaterThan(100);
      expect(now.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
      expect([now.width, now.height]).toEqual([before.width, before.height]);
      expect((await dots(bare)).equals(await dots(original))).toBe(true);
      // AVIF stores the orientation in the picture itself.
      if (kind !== "avif") expect(now.orientation).toBe(before.orientation);
      if (kind === "jpeg" || kind === "webp" || kind === "png") expect(before.orientation).toBe(6);
      expect(withoutMetadata(bare, kind)).toBe(bare);
    });
  }

  it("is not touched if there is nothing to remove", async () => {
    const plain = {
      jpeg: await drawn().jpeg().toBuffer(),
      png: await drawn().png().toBuffer(),
      webp: await drawn().webp().toBuffer(),
      avif: await drawn().avif().toBuffer(),
      gif: await drawn().gif().toBuffer(),
    };
    for (const kind of ["jpeg", "png", "webp", "avif", "gif"] as const)
      expect(withoutMetadata(plain[kind], kind), kind).toBe(plain[kind]);
  });

  it("loses its author's comment, and any data after its end", async () => {
    const jpeg = await drawn().jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)]);
    const iptc = Buffer.concat([Buffer.from([0xff, 0xed, 0, secret.length + 2]), Buffer.from(secret)]);
    const second = await camera("jpeg");
    const original = Buffer.concat([jpeg.subarray(0, 2), comment, iptc, jpeg.subarray(2), second]);
    const bare = withoutMetadata(original, "jpeg");
    expect(Buffer.from(bare).equals(jpeg)).toBe(true);
    const gif = await drawn().gif().toBuffer();
    const note = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])]);
    const table = gif.readUInt8(10);
    const head = 13 + (table & 0x80 ? 3 * 2 ** ((table & 7) + 1) : 0);
    const noted = Buffer.concat([gif.subarray(0, head), note, gif.subarray(head), Buffer.from(secret)]);
    expect(Buffer.from(withoutMetadata(noted, "gif")).equals(gif)).toBe(true);
    const png = await drawn().png().toBuffer();
    expect(Buffer.from(withoutMetadata(Buffer.concat([png, second]), "png")).equals(png)).toBe(true);
  });

  it("keeps every scan of a progressive photograph", async () => {
    const original = await drawn().withExif(exif).jpeg({ progressive: true }).toBuffer();
    const bare = withoutMetadata(original, "jpeg");
    expect(text(bare)).not.toContain(secret);
    expect((await dots(bare)).equals(await dots(original))).toBe(true);
  });
});

const box = (name: string, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat([Buffer.from(name, "latin1"), ...parts]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 4);
  return Buffer.concat([length, content]);
};

const sixteenBits = (...values: readonly number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));

/** An AVIF without a picture: one item of Exif, the given index of places, and bytes after it. */
function avifOf(index: readonly Uint8Array[], content: Uint8Array): Buffer {
  const item = box("infe", Buffer.from([2, 0, 0, 0]), sixteenBits(1, 0), Buffer.from("Exif\0", "latin1"));
  const list = box("iinf", Buffer.alloc(4), sixteenBits(1), item);
  const meta = box("meta", Buffer.alloc(4), list, box("iloc", Buffer.alloc(4), ...index));
  return Buffer.concat([box("ftyp", Buffer.from("avif\0\0\0\0avif", "latin1")), meta, box("mdat", content)]);
}

describe("a picture that was made to stop the computer", () => {
  it("is refused if its index of 6 bytes per item names 65,535 places for each", () => {
    const oneItem = avifOf([sixteenBits(0, 1, 1, 0, 0xffff)], Buffer.alloc(16));
    expect(() => withoutMetadata(oneItem, "avif")).toThrow("The index of the picture is damaged.");
    const items = Array.from({ length: 8000 }, (_, index) => sixteenBits(index + 1, 0, 0xffff));
    const picture = avifOf([sixteenBits(0, items.length), ...items], Buffer.alloc(16));
    expect(() => withoutMetadata(picture, "avif")).toThrow("The index of the picture is damaged.");
  });

  it("is cleared once if its index names the whole file 60,000 times", () => {
    const places = Buffer.alloc(60_000 * 4, 0xff);
    const picture = avifOf([sixteenBits(0x0400, 1, 1, 0, 60_000), places], Buffer.alloc(30_000_000, 1));
    expect(withoutMetadata(picture, "avif").every((byte) => byte === 0)).toBe(true);
  });

  it("is refused if it consists of more parts than any program writes", () => {
    const parts = (part: readonly number[]) => Buffer.alloc(part.length * 200_001, Buffer.from(part));
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), parts([0xff, 0xdb, 0, 2])]);
    expect(() => withoutMetadata(jpeg, "jpeg")).toThrow("The picture has too many parts.");
    const png = Buffer.concat([Buffer.alloc(8), parts([0, 0, 0, 0, ...Buffer.from("IDAT"), 0, 0, 0, 0])]);
    expect(() => withoutMetadata(png, "png")).toThrow("The picture has too many parts.");
    const webp = Buffer.concat([
      Buffer.from("RIFF\0\0\0\0WEBP", "latin1"),
      parts([...Buffer.from("ICCP"), 0, 0, 0, 0]),
    ]);
    webp.writeUInt32LE(webp.length - 8, 4);
    expect(() => withoutMetadata(webp, "webp")).toThrow("The picture has too many parts.");
    const gif = Buffer.concat([Buffer.alloc(13), parts([0x21, 0x01, 0])]);
    expect(() => withoutMetadata(gif, "gif")).toThrow("The picture has too many parts.");
    const avif = parts([0, 0, 0, 8, ...Buffer.from("free")]);
    expect(() => withoutMetadata(avif, "avif")).toThrow("The picture has too many parts.");
  });
});
