import { describe, expect, it } from "vitest";
import { capOf, capFilter } from "../../../tours/sphere/painting/caps.ts";
import { tilesOf } from "../../../tours/sphere/painting/tiles.ts";
import { visibleTiles } from "../../../tours/sphere/visibleTiles.ts";

const sizes = [
  { width: 412, height: 720, fovDeg: 85 },
  { width: 1440, height: 836, fovDeg: 65 },
  { width: 844, height: 320, fovDeg: 95 },
  { width: 1440, height: 836, fovDeg: 30 },
];
const looks = [-3, -1.2, 0, 0.4, 2.5].flatMap((yaw) => [-1.48, -0.6, 0, 0.8, 1.48].map((pitch) => ({ yaw, pitch })));

describe("the painted parts of a sphere", () => {
  it("are all those in view, in any direction and however the picture is divided", () => {
    for (const grid of [
      { cols: 8, rows: 4 },
      { cols: 16, rows: 8 },
      { cols: 5, rows: 3 },
      { cols: 2, rows: 1 },
      { cols: 1, rows: 1 },
    ])
      for (const size of sizes)
        for (const look of looks) {
          const view = { ...look, ...size };
          const isSeen = capFilter(view);
          for (const part of visibleTiles(grid, view)) expect(isSeen(capOf(part))).toBe(true);
        }
  });

  it("are less than half of the sphere on a phone that looks ahead", () => {
    const parts = tilesOf({ cols: 8, rows: 4 });
    const isSeen = capFilter({ yaw: 0, pitch: 0, width: 412, height: 720, fovDeg: 85 });
    expect(parts.filter((part) => isSeen(capOf(part))).length).toBeLessThan(parts.length / 2);
  });
});
