import { describe, expect, it } from "vitest";
import { hintTimeline } from "../../../src/hotspots/hintTimeline.ts";

const floors = (count: number): string[] => Array.from({ length: count }, (_, index) => String(count - index));

describe("hint flashes", () => {
  it("run down K5 from floor 11 at 0.5 s to floor 1 at 3.5 s, 300 ms each", () => {
    const flashes = hintTimeline(floors(11), { delayMs: 500, stepMs: 300, flashMs: 300 });
    expect(flashes.map(({ start }) => start)).toEqual([500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500]);
    expect(flashes[0]).toEqual({ id: "11", start: 500, until: 800 });
    expect(flashes.at(-1)).toEqual({ id: "1", start: 3500, until: 3800 });
  });

  it("run down K6 from 3.8 s to 6.5 s", () => {
    const flashes = hintTimeline(floors(10), { delayMs: 3800, stepMs: 300, flashMs: 300 });
    expect([flashes[0]?.start, flashes.at(-1)?.start]).toEqual([3800, 6500]);
  });

  it("light each tower for one second, one after the other, after one second", () => {
    const teaser = hintTimeline(["k5", "k6"], { delayMs: 1000, stepMs: 1000, flashMs: 1000 });
    expect(teaser).toEqual([
      { id: "k5", start: 1000, until: 2000 },
      { id: "k6", start: 2000, until: 3000 },
    ]);
  });
});
