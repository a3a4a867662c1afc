import { describe, expect, it } from "vitest";
import { directionAt, screenPointOf } from "../../../tours/sphere/projection.ts";
import { visibleTiles } from "../../../tours/sphere/visibleTiles.ts";
import { headingOf, yawOf } from "../../../tours/directions.ts";

const phone = { yaw: 0, pitch: 0, fovDeg: 85, width: 412, height: 720 };

describe("the sphere on the screen", () => {
  it("has the viewed point in the middle, and things to its right on the right", () => {
    expect(screenPointOf(0, 0, phone)).toMatchObject({ x: 206, y: 360, isAhead: true });
    expect(screenPointOf(0.2, 0, phone).x).toBeGreaterThan(206);
    expect(screenPointOf(0, 0.2, phone).y).toBeLessThan(360);
    expect(screenPointOf(Math.PI, 0, phone).isAhead).toBe(false);
    const turned = screenPointOf(1.2, 0.3, { ...phone, yaw: 1.2, pitch: 0.3 });
    expect([Math.round(turned.x), Math.round(turned.y)]).toEqual([206, 360]);
  });

  it("finds the direction of a point of the view, even when looking up or down", () => {
    for (const view of [phone, { ...phone, yaw: 2, pitch: -0.7 }, { ...phone, yaw: -3, pitch: 1.2 }])
      for (const [yaw, pitch] of [
        [0, 0],
        [0.3, -0.2],
        [-0.4, 0.25],
      ] as const) {
        const there = { yaw: view.yaw + yaw, pitch: view.pitch * 0.9 + pitch };
        const found = directionAt(screenPointOf(there.yaw, there.pitch, view), view);
        expect(found.pitch).toBeCloseTo(there.pitch);
        expect(Math.cos(found.yaw - there.yaw)).toBeCloseTo(1);
      }
  });

  it("requests at most a third of its tiles on a phone, the middle ones first", () => {
    const parts = visibleTiles({ cols: 8, rows: 4 }, phone);
    expect(parts.length).toBeLessThanOrEqual(11);
    expect(parts[0]).toMatchObject({ row: expect.any(Number), col: expect.any(Number) });
    expect([3, 4]).toContain(parts[0]?.col);
    expect([1, 2]).toContain(parts[0]?.row);
  });

  it("turns yaws into headings of the plan and back", () => {
    const scene = { heading: 325 };
    expect(headingOf(scene, yawOf(scene, 90))).toBeCloseTo(90);
    expect(yawOf(scene, 325)).toBe(0);
    // To the right is clockwise: smaller headings.
    expect(yawOf(scene, 300)).toBeGreaterThan(0);
  });
});
