import { describe, expect, it } from "vitest";
import type { Point } from "../../../../src/project/types.ts";
import { joinLines } from "../../../../owner/studio/draft/geometry/joinLines.ts";
import { overlapOf, shapeArea } from "../../../../owner/studio/draft/geometry/overlap.ts";
import { readShape, type Shape, writeShape } from "../../../../owner/studio/draft/geometry/polygon.ts";

const box = (x: number, y: number, width: number, height: number): Shape => [
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
];

const joined = (one: Shape, other: Shape, apart = 8) => {
  const both = joinLines(one, other, { maxGap: apart });
  if (!both) throw new Error("They were not joined.");
  return both;
};

/** Corners that both have: their common line. */
const common = ({ one, other }: { readonly one: Shape; readonly other: Shape }) =>
  one.flat().filter(([x, y]) => other.flat().some((corner) => corner[0] === x && corner[1] === y));

describe("two outlines get one line", () => {
  it("if they overlap by a sliver: one stays unchanged", () => {
    const both = joined(box(0, 0, 100, 80), box(94, 0, 100, 80));
    expect(writeShape(both.one)).toBe("M0 0L100 0L100 80L0 80Z");
    expect(writeShape(both.other)).toBe("M100 0L194 0L194 80L100 80Z");
  });

  it("if they leave a gap between them", () => {
    const both = joined(box(0, 0, 100, 80), box(105, 0, 100, 80));
    expect(common(both)).toEqual([
      [100, 0],
      [100, 80],
    ]);
    expect(shapeArea(both.one) + shapeArea(both.other)).toBe(16_400);
    // None of the moved corners is left behind.
    expect(writeShape(both.one)).toBe("M0 0L100 0L100 80L0 80Z");
    expect(writeShape(both.other)).toBe("M100 0L205 0L205 80L100 80Z");
  });

  it("if the gap widens from one end to the other, on the wall between them", () => {
    const [one, other] = [box(0, 0, 96, 80), readShape("M97 0H200V80H103Z")];
    const both = joinLines(one, other, { maxGap: 7, snapToWall: ([, y]) => [100, y] });
    expect(both?.isAtWall).toBe(true);
    expect(writeShape(both?.one ?? [])).toBe("M0 0L100 0L100 80L0 80Z");
    expect(writeShape(both?.other ?? [])).toBe("M100 0L200 0L200 80L100 80Z");
  });

  it("if a shorter line is next to a longer one: the longer line stays, also for its other neighbours", () => {
    const long = box(0, 0, 100, 300);
    const both = joined(long, box(96, 100, 100, 100));
    expect(shapeArea(both.one)).toBe(30_000);
    expect(writeShape(both.other)).toBe("M100 100L196 100L196 200L100 200Z");
    expect(common(both)).toHaveLength(2);
    // The same in reverse.
    const turned = joined(box(96, 100, 100, 100), long);
    expect(writeShape(turned.one)).toBe("M100 100L196 100L196 200L100 200Z");
  });

  it("if two lines of many corners cross each other, as floors do in perspective", () => {
    const lower = readShape("M0 100L50 92L100 100L150 90L200 96V160H0Z");
    const upper = readShape("M0 30H200V98L150 93L100 96L50 94L0 96Z");
    const both = joined(lower, upper);
    expect(overlapOf(both.one, both.other).area).toBeLessThan(0.5);
    expect(common(both).length).toBeGreaterThanOrEqual(5);
    expect(shapeArea(both.one) + shapeArea(both.other)).toBeCloseTo(200 * 130, -1);
  });

  it("if one is at an angle to the other", () => {
    const both = joined(box(0, 0, 100, 100), readShape("M92 0H200V100H104Z"));
    expect(overlapOf(both.one, both.other).area).toBeLessThan(0.5);
    expect(shapeArea(both.one) + shapeArea(both.other)).toBeCloseTo(20_000, 0);
  });

  it("and the rest of a shape stays: its other corners and its holes", () => {
    const other: Shape = [...readShape("M94 0H200V80H150V60H130V80H94Z"), ...box(140, 20, 20, 20)];
    const both = joined(box(0, 0, 100, 80), other);
    expect(writeShape(both.other)).toBe(
      "M100 0L200 0L200 80L150 80L150 60L130 60L130 80L100 80ZM140 20L160 20L160 40L140 40Z",
    );
  });

  it("on the wall between them, if there is one", () => {
    const atWall = ([x, y]: Point): Point | undefined => (Math.abs(x - 98) < 8 ? [98, y] : undefined);
    const both = joinLines(box(0, 0, 100, 80), box(94, 0, 100, 80), { maxGap: 8, snapToWall: atWall });
    expect(both?.isAtWall).toBe(true);
    expect(writeShape(both?.one ?? [])).toBe("M0 0L98 0L98 80L0 80Z");
    expect(writeShape(both?.other ?? [])).toBe("M98 0L194 0L194 80L98 80Z");
  });

  it("on walls that turn a corner between them", () => {
    const one = readShape("M0 0H100V50H60V100H0Z");
    const other = readShape("M96 0H200V100H56V46H96Z");
    const atWall = ([x, y]: Point, [across]: Point): Point | undefined => {
      if (across !== 0) return Math.abs(y - 47) < 8 ? [x, 47] : undefined;
      return x > 80 ? [97, y] : [57, y];
    };
    const both = joinLines(one, other, { maxGap: 8, snapToWall: atWall });
    expect(both?.isAtWall).toBe(true);
    expect(writeShape(both?.one ?? [])).toBe("M0 0L97 0L97 47L57 47L57 100L0 100Z");
    expect(writeShape(both?.other ?? [])).toBe("M97 0L200 0L200 100L57 100L57 47L97 47Z");
  });

  it("and not on a wall that would change their shape", () => {
    const both = joinLines(box(0, 0, 100, 80), box(94, 0, 100, 80), { maxGap: 8, snapToWall: () => [40, 40] });
    expect(both?.isAtWall).toBe(false);
    expect(writeShape(both?.other ?? [])).toBe("M100 0L194 0L194 80L100 80Z");
  });
});

describe("two outlines are left for the owner to draw", () => {
  it.each([
    ["one lies inside the other", box(0, 0, 100, 100), box(20, 20, 40, 40)],
    ["one lies inside the other at its edge", box(0, 0, 100, 100), box(0, 20, 40, 40)],
    ["both are the same", box(0, 0, 100, 100), box(0, 0, 100, 100)],
    ["they share too much", box(0, 0, 100, 100), box(60, 0, 100, 100)],
    ["they lie apart", box(0, 0, 100, 100), box(140, 0, 100, 100)],
    ["one has no outline", box(0, 0, 100, 100), []],
  ])("if %s", (_, one, other) => {
    expect(joinLines(one, other, { maxGap: 8 })).toBeUndefined();
    expect(joinLines(other, one, { maxGap: 8 })).toBeUndefined();
  });
});
