import { describe, expect, it } from "vitest";
import { unassignedShapes } from "../../../../owner/studio/draft/svg/unassignedShapes.ts";
import { readShape, type Shape } from "../../../../owner/studio/draft/geometry/polygon.ts";
import { appliedOutlines } from "../../../../owner/studio/page/outlines/tracing/outlineSuggestion.ts";

const picture = { width: 1000, height: 600 };
const box = (x: number, y: number, size = 100): Shape => [
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ],
];
const unassigned = (...shapes: readonly Shape[]) =>
  unassignedShapes(
    shapes.map((shape) => ({ name: "", shape })),
    picture,
  );

describe("a drawing's unnamed shapes", () => {
  it("are asked about in reading order: rows from the top, each from the left", () => {
    const found = unassigned(box(400, 305), box(700, 10), box(100, 300), box(400, 0));
    expect(found.map(({ n, middle }) => [n, ...middle])).toEqual([
      [1, 450, 50],
      [2, 750, 60],
      [3, 150, 350],
      [4, 450, 355],
    ]);
  });

  it("are asked about once if two are in the same place; lines, doors and letters are skipped", () => {
    const line: Shape = [
      [
        [0, 0],
        [900, 0],
        [0, 0],
      ],
    ];
    expect(unassigned(box(0, 0), box(0, 0), box(500, 0, 12), line)).toHaveLength(1);
  });

  it("are limited to the sixty largest in a furnished drawing", () => {
    const many = Array.from({ length: 200 }, (_, n) => box((n % 20) * 50, Math.floor(n / 20) * 50, 26 + n / 20));
    expect(unassigned(...many)).toHaveLength(60);
  });
});

describe("the import of a drawing", () => {
  const shapes = [{ key: "1", source: "kati 1", outline: "M0 0H9V9Z", name: "Kati 1", hasShape: false }];
  const questions = unassigned(box(0, 0), box(200, 0), box(400, 0));
  const applied = (owners: readonly (readonly [number, string])[], ticked: readonly string[] = ["1"]) =>
    appliedOutlines({ shapes, unassigned: questions }, { ticked: new Set(ticked), assignments: new Map(owners) });

  it("uses the named shapes, and the others only once somebody assigns them", () => {
    expect(applied([])).toEqual([{ key: "1", outline: "M0 0H9V9Z" }]);
    expect(applied([], [])).toEqual([]);
  });

  it("uses the assigned shapes, several for one apartment as one outline, along with the named ones", () => {
    const found = applied([
      [1, "2"],
      [3, "2"],
      [2, "1"],
    ]);
    expect(found.map(({ key, outline }) => [key, readShape(outline).length])).toEqual([
      ["1", 2],
      ["2", 2],
    ]);
  });
});
