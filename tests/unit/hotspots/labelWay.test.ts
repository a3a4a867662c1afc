import { describe, expect, it } from "vitest";
import { labelHoverArea } from "../../../src/hotspots/label/labelHoverArea.ts";

const region = { x: 0, y: 0, width: 10, height: 20 };

describe("the path from a region to its label", () => {
  it("is everything between the two boxes, including both", () => {
    const label = { x: 100, y: 50, width: 40, height: 10 };
    expect(labelHoverArea(region, label)).toBe("M0 0L10 0L140 50L140 60L100 60L0 20Z");
  });

  it("is the larger box if it contains the other", () => {
    expect(labelHoverArea(region, { x: 2, y: 2, width: 4, height: 4 })).toBe("M0 0L10 0L10 20L0 20Z");
  });
});
