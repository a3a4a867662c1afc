import { describe, expect, it } from "vitest";
import { outlineBox } from "../../../src/hotspots/stage/boxAround.ts";

const square = { x: 10, y: 20, width: 30, height: 40 };

describe("an outline's bounding box", () => {
  it.each([
    ["absolute lines", "M10 20L40 20 40 60 10 60Z"],
    ["relative lines", "m10,20 30,0 0,40 -30,0z"],
    ["level and upright lines", "M10 20H40V60H10Z"],
    ["relative level and upright lines", "M10 20h30v40h-30z"],
    ["numbers without spaces", "M10 20L40 20L40 60-0 60M10 20".replace("-0 60", " 10 60")],
    ["two parts, the second relative to the first one's start", "m10 20h30v10h-30z m0 40h30v-5z"],
    ["exponents and decimals", "M1e1 20.0L.4e2 20V60"],
  ])("is found from %s", (_, outline) => {
    expect(outlineBox(outline)).toEqual(square);
  });

  it("contains curves and arcs", () => {
    expect(outlineBox("M10 20C10 20 40 60 40 60A5 5 0 0 1 10 60")).toEqual(square);
  });

  it("is empty for an empty outline", () => {
    expect(outlineBox("")).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});
