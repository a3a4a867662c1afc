import { describe, expect, it } from "vitest";
import { nearestInDirection } from "../../../src/hotspots/nearestInDirection.ts";

const box = (x: number, y: number, width = 100, height = 80) => ({ x, y, width, height });
/** Two rows of three apartments. */
const plan = [box(0, 0), box(100, 0), box(200, 0), box(0, 120), box(100, 120), box(200, 120)];
/** Floors from the top, each shifted slightly sideways from the one above. */
const floors = [box(90, 0, 400, 40), box(40, 38, 500, 40), box(0, 76, 560, 40)];

describe("arrow keys", () => {
  it("move along a row of apartments and across the corridor", () => {
    expect(nearestInDirection(plan, 0, "ArrowRight")).toBe(1);
    expect(nearestInDirection(plan, 2, "ArrowLeft")).toBe(1);
    expect(nearestInDirection(plan, 1, "ArrowDown")).toBe(4);
    expect(nearestInDirection(plan, 5, "ArrowUp")).toBe(2);
  });

  it("move from floor to floor", () => {
    expect(nearestInDirection(floors, 2, "ArrowUp")).toBe(1);
    expect(nearestInDirection(floors, 1, "ArrowUp")).toBe(0);
    expect(nearestInDirection(floors, 0, "ArrowDown")).toBe(1);
  });

  it("move from floor to floor even if perspective makes their boxes overlap", () => {
    const slanted = [box(200, 0, 600, 150), box(160, 62, 690, 160), box(100, 130, 760, 170)];
    expect(nearestInDirection(slanted, 0, "ArrowDown")).toBe(1);
    expect(nearestInDirection(slanted, 1, "ArrowDown")).toBe(2);
    expect(nearestInDirection(slanted, 2, "ArrowUp")).toBe(1);
  });

  it("follow the list order if nothing lies in that direction, and stop at the ends", () => {
    expect(nearestInDirection(floors, 0, "ArrowRight")).toBe(1);
    expect(nearestInDirection(plan, 2, "ArrowRight")).toBe(3);
    expect(nearestInDirection(plan, 0, "ArrowLeft")).toBe(0);
    expect(nearestInDirection(floors, 2, "ArrowDown")).toBe(2);
  });
});
