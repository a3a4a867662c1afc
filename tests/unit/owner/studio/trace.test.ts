import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import { intersectionOverUnion } from "../../../../owner/studio/draft/geometry/overlap.ts";
import { isInside, readShape, shapeBox, type Shape } from "../../../../owner/studio/draft/geometry/polygon.ts";
import { differenceMask, isTransparent, opacityMask, type Pixels } from "../../../../owner/studio/draft/trace/masks.ts";
import { matchFiles } from "../../../../owner/studio/draft/trace/matchFiles.ts";
import { maxCorners, traceMask } from "../../../../owner/studio/draft/trace/traceMask.ts";
import { randomOf } from "../../../support/random.ts";

const [width, height] = [1920, 1080];
const file: ProjectFile = JSON.parse(readFileSync("public/project/project.json", "utf8"));

/** Our outlines on a picture of 1440 x 1280, in the frame of an overlay. */
const shapeOf = (outline: string): Shape =>
  readShape(outline).map((part) => part.map(([x, y]) => [(x * width) / 1440, (y * height) / 1280] as const));

/** How much of each pixel is covered, with soft edges of 5 px. */
function softCover(shape: Shape): Float32Array {
  const cover = new Float32Array(width * height);
  const box = shapeBox(shape);
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 1)
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 1)
      if (isInside(shape, [x + 0.5, y + 0.5])) cover[y * width + x] = 1;
  const blurred = (from: Float32Array, step: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at += 1) {
      let sum = 0;
      for (let by = -2; by <= 2; by += 1) sum += from[at + by * step] ?? 0;
      to[at] = sum / 5;
    }
    return to;
  };
  return blurred(blurred(cover, 1), width);
}

/** JPEG noise: of its 8 x 8 blocks and of its pixels, strongest at edges. */
function noise(seed: number): (at: number, cover: number) => number {
  const random = randomOf(seed);
  const blocks = Array.from({ length: 240 * 135 }, () => random.below(17) - 8);
  return (at, cover) =>
    cover > 0.01 && cover < 0.99
      ? random.below(31) - 15 + (blocks[Math.floor(at / width / 8) * 240 + Math.floor((at % width) / 8)] ?? 0)
      : random.below(9) - 4;
}

/** Millions of pixels are set one by one: an array for each would take longest. */
function setPixel(data: Uint8ClampedArray, at: number, red: number, green: number, blue: number, alpha = 255): void {
  data[at * 4] = red;
  data[at * 4 + 1] = green;
  data[at * 4 + 2] = blue;
  data[at * 4 + 3] = alpha;
}

function overlay(shape: Shape, seed: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const noiseAt = noise(seed);
  softCover(shape).forEach((cover, at) => setPixel(data, at, 40, 200, 110, 150 * cover + noiseAt(at, cover)));
  return { width, height, data };
}

describe("an overlay picture", () => {
  const trace = (index: number) => {
    const floor = file.floors[index];
    const shape = shapeOf(floor?.outline ?? "");
    const picture = overlay(shape, floor?.floor ?? 0);
    expect(isTransparent(picture)).toBe(true);
    const traced = traceMask(opacityMask(picture));
    expect(traced.flat().length).toBeLessThanOrEqual(maxCorners);
    return intersectionOverUnion(traced, shape);
  };

  it("yields the outline of its floor in few corners, even where terraces narrower than its soft edges stick out", () => {
    const likenesses = file.floors.flatMap((floor, index) =>
      floor?.tower === "k5" && [1, 3, 8, 9, 10].includes(floor.floor) ? [trace(index)] : [],
    );
    expect(likenesses).toHaveLength(5);
    expect(Math.min(...likenesses)).toBeGreaterThanOrEqual(0.985);
  });

  it("in a photograph's frame yields its differences from it", () => {
    const shape = shapeOf(file.floors[7]?.outline ?? "");
    const [photo, data] = [new Uint8ClampedArray(width * height * 4), new Uint8ClampedArray(width * height * 4)];
    const random = randomOf(9);
    softCover(shape).forEach((cover, at) => {
      const grey = 90 + ((at * 7) % width) / 25 + random.below(9);
      setPixel(photo, at, grey, grey, grey);
      const mixed = (to: number) => grey + (to - grey) * 0.6 * cover + random.below(9) - 4;
      setPixel(data, at, mixed(0), mixed(255), mixed(60));
    });
    expect(isTransparent({ width, height, data })).toBe(false);
    const mask = differenceMask({ width, height, data }, { width, height, data: photo });
    if (!mask) throw new Error("No mask.");
    expect(intersectionOverUnion(traceMask(mask), shape)).toBeGreaterThan(0.93);
    expect(differenceMask({ width: 1, height: 1, data }, { width, height, data: photo })).toBeUndefined();
  });

  it("of thousands of teeth is traced coarsely: not each of its corners is weighed against all others", () => {
    const [random, side] = [randomOf(4), 1000];
    const values = new Uint8ClampedArray(side * side);
    const fill = (x: number, y: number, wide: number, high: number) => {
      for (let row = y; row < y + high; row += 1) values.fill(255, row * side + x, row * side + x + wide);
    };
    fill(0, 0, 20, side);
    for (let y = 0; y < side; y += 20) for (let x = 0; x < side; x += 8) fill(x, y, 8, 5 + random.below(12));
    expect(traceMask({ width: side, height: side, values }).flat().length).toBeLessThanOrEqual(maxCorners);
  });

  it("of hundreds of spots keeps the largest, wherever it is", () => {
    const [step, spots] = [20, 25];
    const side = step * spots;
    const values = new Uint8ClampedArray(side * side);
    const fill = (x: number, y: number, size: number) => {
      for (let row = y; row < y + size; row += 1) values.fill(255, row * side + x, row * side + x + size);
    };
    for (let y = 2; y < side; y += step) for (let x = 2; x < side - 80; x += step) fill(x, y, 8);
    fill(430, 430, 60);
    const shape = traceMask({ width: side, height: side, values });
    expect(shape.flat().length).toBeLessThanOrEqual(maxCorners);
    const near = ([x = 0, y = 0]: readonly number[]) => [Math.round(x), Math.round(y)];
    expect(shape[0]?.map(near).toSorted()).toEqual([
      [430, 430],
      [430, 490],
      [490, 430],
      [490, 490],
    ]);
  });

  it("without colour yields no outline", () => {
    expect(traceMask({ width: 40, height: 40, values: new Uint8ClampedArray(1600).fill(9) })).toEqual([]);
  });
});

describe("files of floors", () => {
  const floors = [-1, 1, 5, 7, 11].map((floor) => ({ label: String(floor), target: floor }));

  it("are matched by the number in their names", () => {
    const { matched, unmatchedNames, duplicateNames } = matchFiles(
      ["kati-07.png", "kulla5-kati-11.png", "a/kati1.PNG", "kati_-1.png", "fasada.png", "7 i ri.png"],
      floors,
    );
    expect(matched.map(({ target }) => target)).toEqual([7, 11, 1, -1]);
    expect([unmatchedNames, duplicateNames]).toEqual([["fasada.png"], ["7 i ri.png"]]);
  });

  it("of apartments are matched by labels with a letter", () => {
    expect(
      matchFiles(
        ["banesa 12B.png"],
        [
          { label: "12B", target: "b" },
          { label: "12", target: "a" },
        ],
      ).matched,
    ).toEqual([{ file: "banesa 12B.png", target: "b" }]);
  });
});
