import { describe, expect, it } from "vitest";
import { firstStep } from "../../../sample/project/tours/firstStep.ts";

/** An L-shaped hall: 5 m along, then 4 m up on its left. */
const hall = [
  [0, 0],
  [5, 0],
  [5, 1.4],
  [1.4, 1.4],
  [1.4, 4],
  [0, 4],
] as const;

describe("the way to a door", () => {
  it("leads straight to it if it is visible", () => {
    expect(firstStep(hall, [0.7, 0.7], [5, 0.7])).toEqual([5, 0.7]);
    expect(firstStep(hall, [0.7, 3.5], [0.7, 0])).toEqual([0.7, 0]);
  });

  it("leads to the corner it is behind, at a step's distance from the wall", () => {
    const [x, y] = firstStep(hall, [0.7, 3.5], [5, 0.7]);
    expect(x).toBeCloseTo(0.95);
    expect(y).toBeCloseTo(0.95);
  });

  it("leads straight to a door that cannot be reached within the room", () => {
    expect(firstStep([], [0.7, 3.5], [5, 0.7])).toEqual([5, 0.7]);
  });
});
