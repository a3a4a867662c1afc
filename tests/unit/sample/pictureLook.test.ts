import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import {
  differenceProblems,
  lookDifference,
  lookProblems,
  lookOf,
  mosaicOf,
} from "../../../sample/project/pictureLook.ts";

const folder = mkdtempSync(path.join(tmpdir(), "look-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture with a given colour per pixel. */
async function picture(
  name: string,
  size: number,
  colour: (x: number, y: number) => readonly [number, number, number],
) {
  const pixels = Array.from({ length: size * size }, (_, i) => colour((i % size) / size, Math.floor(i / size) / size));
  const file = path.join(folder, name);
  await sharp(Uint8Array.from(pixels.flat()), { raw: { width: size, height: size, channels: 3 } }).toFile(file);
  return file;
}

const sunset = (x: number, y: number) => [255 * x, 120 * y, 200 * (1 - x)] as const;

describe("A picture's fingerprint", () => {
  it("is the same in another size and format", async () => {
    const large = await picture("large.jpg", 200, sunset);
    const small = await lookOf(await picture("small.webp", 64, sunset));
    expect(differenceProblems("small", small, await lookOf(large))).toEqual([]);
    expect(lookProblems("small", small)).toEqual([]);
  });

  it("recognises a different picture", async () => {
    const a = await lookOf(await picture("a.webp", 64, sunset));
    const b = await lookOf(await picture("b.webp", 64, (x, y) => sunset(1 - x, y)));
    expect(differenceProblems("b", b, a)).toEqual([
      expect.stringMatching(/^b does not show what it should: \d+\.\d of 255/),
    ]);
  });

  it("distinguishes three colours that were once read as one", async () => {
    const grey = await picture("grey.webp", 64, (x, y) => {
      const value = sunset((x * 3) % 1, y)[Math.floor(x * 3)] ?? 0;
      return [value, value, value];
    });
    expect(lookProblems("grey", await lookOf(grey))).toEqual(["grey is without colour."]);
  });

  it("recognises a picture of a single colour", async () => {
    const plain = await lookOf(await picture("plain.webp", 64, () => [200, 90, 40]));
    expect(lookProblems("plain", plain)).toEqual(["plain is of one colour."]);
  });

  it("is assembled from tiles, row by row", async () => {
    const full = await lookOf(await picture("whole.png", 64, sunset));
    const names = ["0_0", "1_0", "0_1", "1_1"];
    const tiles = names.map(async (name) => {
      const [column = 0, row = 0] = name.split("_").map(Number);
      const file = await picture(`${name}.webp`, 256, (x, y) => sunset((x + column) / 2, (y + row) / 2));
      return lookOf(file, { width: 8, height: 8, isCoarse: true });
    });
    expect(lookDifference(mosaicOf(await Promise.all(tiles), 2), full)).toBeLessThan(2);
  });

  it("is refused for bytes that are not a complete picture", async () => {
    const file = await picture("cut.jpg", 200, sunset);
    truncateSync(file, 900);
    await expect(lookOf(file)).rejects.toThrow(/JPEG|premature|corrupt/i);
  });
});
