import { describe, expect, it } from "vitest";
import { inRightColumn } from "../../../demo/gallery/masonryColumns.ts";

describe("the two columns of the gallery", () => {
  it("put the next picture into the shorter column, starting with the left one", () => {
    const wide = { width: 1600, height: 1000 };
    const tall = { width: 800, height: 1000 };
    expect(inRightColumn([tall, wide, wide, wide, tall])).toEqual([false, true, true, false, true]);
  });

  it("end at nearly the same height, and no picture starts above the previous one", () => {
    const sizes = Array.from({ length: 26 }, (_, index) => ({ width: 1200, height: 600 + ((index * 397) % 900) }));
    const tops: number[] = [];
    const ends = { left: 0, right: 0 };
    for (const [index, isRight] of inRightColumn(sizes).entries()) {
      const side = isRight ? "right" : "left";
      tops.push(ends[side]);
      ends[side] += (sizes[index]?.height ?? 0) / 1200 + 0.04;
    }
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(Math.abs(ends.left - ends.right)).toBeLessThan(1.3);
  });
});
