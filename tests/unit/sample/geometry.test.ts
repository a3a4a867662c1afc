import { describe, expect, it } from "vitest";
import { area } from "../../../sample/geometry/polygon.ts";
import { clearWidth } from "../../../sample/geometry/clearWidth.ts";
import { difference, intersectionArea, union } from "../../../sample/geometry/polygonBoolean.ts";
import { placeOpening, placePolygon } from "../../../sample/geometry/placement.ts";
import { rectPolygon, subtractRects } from "../../../sample/geometry/rect.ts";

const square = rectPolygon([0, 0, 4, 4]);
const corner = rectPolygon([3, 3, 6, 6]);
/** A room of 4 x 4 m with a niche of 1 x 2 m. */
const withNiche = union([square, rectPolygon([4, 1, 6, 2])])[0] ?? [];

describe("Square-cornered shapes", () => {
  it("merge into one outline with corners only", () => {
    const [outline, ...others] = union([square, rectPolygon([4, 0, 6, 4])]);
    expect(others).toEqual([]);
    expect(outline).toHaveLength(4);
    expect(area(outline ?? [])).toBe(24);
  });

  it("remain two outlines if they touch only at a corner", () => {
    expect(union([square, rectPolygon([4, 4, 6, 6])]).map(area)).toEqual([16, 4]);
  });

  it("leave a hole as a clockwise outline", () => {
    expect(difference([square], [rectPolygon([1, 1, 2, 2])]).map(area)).toEqual([16, -1]);
  });

  it("are cut the same way as rectangles", () => {
    expect(subtractRects([[0, 0, 4, 4]], [[1, 1, 2, 2]])).toEqual(difference([square], [rectPolygon([1, 1, 2, 2])]));
  });

  it("share floor or not", () => {
    expect(intersectionArea(square, corner)).toBe(1);
    expect(intersectionArea(square, rectPolygon([4, 0, 6, 4]))).toBe(0);
  });

  it("are as wide as their narrowest place", () => {
    expect(clearWidth(square)).toBe(4);
    expect(clearWidth(withNiche)).toBe(1);
  });

  it("stay counter-clockwise when an apartment is mirrored and turned", () => {
    const placed = placePolygon(withNiche, { at: [10, 5], rot: 180, mirror: true });
    expect(area(placed)).toBeCloseTo(18);
    expect(placed).toContainEqual([16, 4]);
  });

  it("take a door along: its hinge is on the mirrored side", () => {
    const door = { at: [1, 0], h: 0, width: 0.8, hinge: 1, side: 1 } as const;
    expect(placeOpening(door, { at: [0, 0], rot: 0, mirror: true })).toMatchObject({ at: [-1, 0], hinge: -1, side: 1 });
    expect(placeOpening(door, { at: [0, 0], rot: 90 })).toMatchObject({ at: [0, 1], h: 1, hinge: 1, side: -1 });
  });
});
