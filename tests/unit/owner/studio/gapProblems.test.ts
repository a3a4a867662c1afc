import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Point } from "../../../../src/project/types.ts";
import { gapProblems } from "../../../../owner/studio/draft/checks/gapProblems.ts";
import { isPublishable, problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import { withOutline } from "../../../../owner/studio/draft/edit/outlines.ts";
import { draftFromProjectFile } from "../../../../owner/studio/draft/file/draftFromProjectFile.ts";
import {
  type Polygon,
  readShape,
  type Shape,
  signedArea,
  writeShape,
} from "../../../../owner/studio/draft/geometry/polygon.ts";
import { randomOf } from "../../../support/random.ts";

const box = (x: number, y: number, width: number, height: number): Shape =>
  readShape(`M${x} ${y}h${width}v${height}h${-width}Z`);

/** Two rows of five apartments, 100 by 200, with a corridor between the rows; `wall`: the distance between neighbours. */
const storey = (wall: (at: number) => number): readonly Shape[] =>
  Array.from({ length: 10 }, (_, at) => {
    const [x, y] = [(at % 5) * 100, at < 5 ? 0 : 240];
    const [left, right] = [at % 5 === 0 ? 0 : wall(at - 1) / 2, at % 5 === 4 ? 0 : wall(at) / 2];
    return box(x + left, y, 100 - left - right, 200);
  });

/** The pairs that are reported on a plan whose longer side is 1,000. */
const gapsOf = (shapes: readonly Shape[]) => gapProblems(shapes, 1000).map(({ pair }) => pair);

/** An apartment with a slanted left side. */
const aslant = (x: number, top: number, bottom: number): Shape =>
  readShape(`M${x + top} 0L${x + 100} 0L${x + 100} 200L${x + bottom} 200Z`);

describe("a gap between two apartments of a floor is reported", () => {
  it("if the other apartments share their lines, and only this pair does not", () => {
    expect(gapsOf(storey((at) => (at === 2 ? 5 : 0)))).toEqual([[2, 3]]);
  });

  it("if one apartment was drawn too small: on both of its sides", () => {
    expect(gapsOf(storey((at) => (at === 1 || at === 2 ? 6 : 0)))).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it("if the other apartments have walls between them, and this gap is far narrower", () => {
    expect(gapsOf(storey((at) => (at === 2 ? 2 : 8)))).toEqual([[2, 3]]);
  });

  it("if it widens from one end to the other, even between the only two apartments", () => {
    expect(gapsOf([box(0, 0, 100, 200), aslant(100, 0, 8)])).toEqual([[0, 1]]);
    expect(gapsOf([box(0, 0, 100, 200), aslant(100, 9, 2)])).toEqual([[0, 1]]);
    // The two lines cross: below they overlap by a hair, above they leave a gap.
    expect(gapsOf([box(0, 0, 100, 200), aslant(100, 6, -1)])).toEqual([[0, 1]]);
  });

  it("if the same two apartments share their line further on", () => {
    const stepped = readShape("M100 0L200 0L200 200L104 200L104 100L100 100Z");
    expect(gapsOf([box(0, 0, 100, 200), stepped])).toEqual([[0, 1]]);
  });

  it("with its place, length and width", () => {
    const [failure] = gapProblems([box(0, 0, 100, 200), aslant(100, 0, 8)], 1000);
    expect(failure?.gap).toMatchObject({ narrow: 0, area: 800 });
    expect(failure?.gap.wide).toBeCloseTo(8);
    expect(failure?.gap.length).toBeCloseTo(200);
    expect(failure?.gap.slices).toHaveLength(1);
  });
});

describe("no gap is reported", () => {
  it("between apartments that are a wall apart, as people draw them", () => {
    const random = randomOf(11);
    for (let times = 0; times < 300; times += 1) {
      const wall = 4 + random.below(70) / 10;
      expect(gapsOf(storey(() => wall * (0.75 + random.below(50) / 100)))).toEqual([]);
    }
  });

  it("between two apartments without other neighbours", () => {
    for (const wall of [2, 5, 9]) expect(gapsOf([box(0, 0, 100, 200), box(100 + wall, 0, 100, 200)])).toEqual([]);
  });

  it("at the joint between two parts of a house, which runs through the whole floor", () => {
    expect(gapsOf(storey((at) => (at % 5 === 2 ? 7 : 0)))).toEqual([]);
  });

  it("at partitions half as thick as a wall, at hairlines, across a corridor, and at corners", () => {
    expect(gapsOf(storey((at) => (at % 2 === 0 ? 4 : 9)))).toEqual([]);
    expect(gapsOf(storey((at) => (at === 2 ? 0.8 : 0)))).toEqual([]);
    expect(gapsOf([...storey(() => 0), box(503, 203, 100, 34)])).toEqual([]);
  });

  it("if a shaft fills it", () => {
    expect(gapsOf([...storey((at) => (at === 2 ? 6 : 0)), box(297, 0, 6, 200)])).toEqual([]);
  });
});

/** A ring inset by so many units on all sides. */
function drawnIn(ring: Polygon, by: number): Polygon {
  const turn = Math.sign(signedArea(ring));
  const lines = ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const normal: Point = [(-turn * (to[1] - from[1])) / length, (turn * (to[0] - from[0])) / length];
    return { normal, offset: normal[0] * from[0] + normal[1] * from[1] + by };
  });
  return lines.flatMap(({ normal: [x1, y1], offset: a }, index): Point[] => {
    const {
      normal: [x2, y2],
      offset: b,
    } = lines.at(index - 1) ?? { normal: [0, 0], offset: 0 };
    const turned = x1 * y2 - x2 * y1;
    return Math.abs(turned) < 1e-6 ? [] : [[(a * y2 - b * y1) / turned, (x1 * b - x2 * a) / turned]];
  });
}

describe("on the plans of entire projects", () => {
  const files = [
    "public/project/project.json",
    ...["blocks", "house", "mixed"].map((name) => `tests/fixtures/projects/${name}/project.json`),
    "tests/hosts/project/project.json",
  ];
  const drafted = (file: string) => {
    const result = draftFromProjectFile(readFileSync(file, "utf8"));
    if (!result.ok) throw new Error(result.failure.message);
    return result.draft;
  };
  const plansOf = (file: string) =>
    (drafted(file).project.plans ?? []).flatMap(({ picture, regions }) =>
      picture
        ? [
            {
              longer: Math.max(picture.width, picture.height),
              shapes: regions.map(({ outline = "" }) => readShape(outline)),
            },
          ]
        : [],
    );

  it.each(files)("no gap is reported, neither as drawn nor with walls between all apartments: %s", (file) => {
    const plans = plansOf(file);
    expect(plans.length).toBeGreaterThan(0);
    expect(problemsOf(drafted(file)).filter(({ code }) => code === "outlinesGap")).toEqual([]);
    for (const { longer, shapes } of plans) {
      expect(gapProblems(shapes, longer)).toEqual([]);
      for (const share of [0.001, 0.002, 0.003, 0.004, 0.005]) {
        const walled = shapes.map((shape) => shape.map((ring) => drawnIn(ring, longer * share)));
        expect(gapProblems(walled, longer)).toEqual([]);
      }
    }
  });

  it("an apartment of the sample moved a few units away from its neighbour is reported", () => {
    const [plan] = plansOf("public/project/project.json");
    if (!plan) throw new Error("The sample has no plan.");
    const moved = plan.shapes.map((shape, at) => (at === 4 ? shape.map((ring) => drawnIn(ring, 4)) : shape));
    expect(gapProblems(moved, plan.longer).map(({ pair }) => pair)).toEqual([
      [3, 4],
      [4, 5],
    ]);
  });

  it("an owner is warned of both, and can publish anyway", () => {
    const draft = drafted("public/project/project.json");
    const [plan] = draft.project.plans ?? [];
    if (!plan) throw new Error("The sample has no plan.");
    const outline = writeShape(readShape(plan.regions[4]?.outline ?? "").map((ring) => drawnIn(ring, 4)));
    const place = { on: "plan", plan: plan.id, region: 4 } as const;
    const problems = problemsOf(withOutline(draft, place, { outline, origin: "drawn" }));
    const gaps = problems.filter(({ code }) => code === "outlinesGap");
    expect(gaps).toEqual([
      expect.objectContaining({
        severity: "warning",
        fix: "joinLines",
        at: ["plans", 0, "regions", 3],
        otherAt: ["plans", 0, "regions", 4],
      }),
      expect.objectContaining({
        severity: "warning",
        fix: "joinLines",
        at: ["plans", 0, "regions", 4],
        otherAt: ["plans", 0, "regions", 5],
      }),
    ]);
    expect(isPublishable(gaps)).toBe(true);
  });
});
