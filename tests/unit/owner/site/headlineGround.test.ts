import { describe, expect, it } from "vitest";
import { checkReadability } from "../../../../owner/site/headlineBackground.ts";

type Dot = readonly [red: number, green: number, blue: number];
const [width, height] = [100, 40];
const ground = (dotAt: (x: number, y: number) => Dot) => ({
  pixels: Uint8Array.from({ length: 3 * width * height }, (_, index) => {
    const dot = Math.floor(index / 3);
    return dotAt(dot % width, Math.floor(dot / width))[index % 3] ?? 0;
  }),
  width,
  height,
});

describe("the background of a headline on a picture", () => {
  it("may be a sky that turns paler towards the roofs, with a bird in it", () => {
    const sky = ground((x, y) => (x === 50 && y === 9 ? [20, 20, 20] : [150 + y, 190 + y, 220]));
    expect(checkReadability(sky, "#161512")).toMatchObject({ isCalm: true, isReadable: true });
    expect(checkReadability(sky, "#161512").ratio).toBeGreaterThan(8);
  });

  it("is not an evening sky under dark letters, however calm, nor a sky of the letters' own shade", () => {
    const evening = ground(() => [48, 56, 84]);
    expect(checkReadability(evening, "#161512")).toMatchObject({ isCalm: true, isReadable: false });
    expect(checkReadability(evening, "#f6f3ec")).toMatchObject({ isReadable: true });
  });

  it("is not a row of windows, nor a sky with a roof in it", () => {
    const windows = ground((x) => (x % 4 < 2 ? [250, 250, 250] : [170, 170, 170]));
    expect(checkReadability(windows, "#161512")).toMatchObject({ isCalm: false, isReadable: false });
    const roof = ground((x, y) => (y > 30 && x > 40 ? [40, 40, 40] : [200, 215, 230]));
    expect(checkReadability(roof, "#161512")).toMatchObject({ isReadable: false });
  });
});
