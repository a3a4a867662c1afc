import { describe, expect, it } from "vitest";
import type { Point } from "../../../../src/project/types.ts";
import { joinLines } from "../../../../owner/studio/draft/geometry/joinLines.ts";
import { moveAlong } from "../../../../owner/studio/draft/geometry/moveAlong.ts";
import { readShape, type Shape, writeShape } from "../../../../owner/studio/draft/geometry/polygon.ts";
import { joinedPair } from "../../../../owner/studio/page/outlines/overlaps/joinedPair.ts";

const size = { width: 800, height: 600 };

const joined = (shapes: readonly Shape[], gap?: number): readonly string[] => {
  const pair = joinedPair(shapes, { one: 0, other: 1, gap }, { size, walls: undefined });
  if (!pair) throw new Error("They were not joined.");
  return shapes.map((shape, index) => writeShape(pair.changes.get(index) ?? shape));
};

/** Two apartments above a third, which has a corner at the second one's lower left corner. */
const left = readShape("M0 0L100 0L100 80L0 80Z");
const overlapping = readShape("M94 0L194 0L194 80L94 80Z");
const below = readShape("M94 80L194 80L194 160L94 160Z");

describe("a third outline that shares a corner with a joined one", () => {
  it("has its corner moved along", () => {
    expect(joined([left, overlapping, below])).toEqual([
      "M0 0L100 0L100 80L0 80Z",
      "M100 0L194 0L194 80L100 80Z",
      "M100 80L194 80L194 160L94 160Z",
    ]);
  });

  it("has its corner moved along when a gap is closed", () => {
    const [apart, under] = [readShape("M105 0L205 0L205 80L105 80Z"), readShape("M105 80L205 80L205 160L105 160Z")];
    expect(joined([left, apart, under], 5)).toEqual([
      "M0 0L100 0L100 80L0 80Z",
      "M100 0L205 0L205 80L100 80Z",
      "M100 80L205 80L205 160L105 160Z",
    ]);
  });

  it("has both corners in one place if it shared one with each", () => {
    const under = readShape("M0 80L94 80L100 80L194 80L194 160L0 160Z");
    expect(joined([left, overlapping, under])[2]).toBe("M0 80L100 80L194 80L194 160L0 160Z");
  });

  it("has a corner a tenth away moved along, and one that is a unit away left in place", () => {
    const near = readShape("M94.1 80L194 80L194 160L94 160Z");
    const other = readShape("M93 80L194 80L194 160L93 160Z");
    const [, , first, second] = joined([left, overlapping, near, other]);
    expect(first).toBe("M100 80L194 80L194 160L94 160Z");
    expect(second).toBe(writeShape(other));
  });

  it("stays unchanged if none of its corners moves, or if it would be turned inside out", () => {
    expect(joined([left, overlapping, readShape("M300 0L400 0L400 80L300 80Z")])[2]).toBe(
      "M300 0L400 0L400 80L300 80Z",
    );
    const narrow = readShape("M94 80L98 80L98 160L94 160Z");
    expect(moveAlong(narrow, [{ from: [94, 80], to: [100, 80] }])).toBeUndefined();
  });

  it("has its corner on the wall, with the line", () => {
    const atWall = ([x, y]: Point): Point | undefined => (Math.abs(x - 97) < 8 ? [97, y] : undefined);
    const both = joinLines(left, overlapping, { maxGap: 0, snapToWall: atWall });
    expect(both?.isAtWall).toBe(true);
    expect(writeShape(moveAlong(below, both?.moves ?? []) ?? [])).toBe("M97 80L194 80L194 160L94 160Z");
    // The unmoved outline's corner, too.
    const underLeft = readShape("M0 80L100 80L100 160L0 160Z");
    expect(writeShape(moveAlong(underLeft, both?.moves ?? []) ?? [])).toBe("M0 80L97 80L100 160L0 160Z");
  });
});
