import { describe, expect, it } from "vitest";
import { askedShapes } from "../../../../owner/studio/draft/svg/askedShapes.ts";
import { readShape, type Shape } from "../../../../owner/studio/draft/geometry/polygon.ts";
import { takenOutlines } from "../../../../owner/studio/page/outlines/tracing/outlineOffer.ts";

const picture = { width: 1000, height: 600 };
const box = (x: number, y: number, size = 100): Shape => [[[x, y], [x + size, y], [x + size, y + size], [x, y + size]]]; // prettier-ignore
const asked = (...shapes: readonly Shape[]) =>
  askedShapes(
    shapes.map((shape) => ({ name: "", shape })),
    picture,
  );

describe("shapes of a drawing without a name", () => {
  it("are asked about as one reads a page: rows from the top, each from the left", () => {
    const found = asked(box(400, 305), box(700, 10), box(100, 300), box(400, 0));
    expect(found.map(({ n, middle }) => [n, ...middle])).toEqual([[1, 450, 50], [2, 750, 60], [3, 150, 350], [4, 450, 355]]); // prettier-ignore
  });

  it("are asked about once where two lie in one place, and lines, doors and letters are not", () => {
    const line: Shape = [[[0, 0], [900, 0], [0, 0]]]; // prettier-ignore
    expect(asked(box(0, 0), box(0, 0), box(500, 0, 12), line)).toHaveLength(1);
  });

  it("of a whole drawing of furniture are the sixty largest", () => {
    const many = Array.from({ length: 200 }, (_, n) => box((n % 20) * 50, Math.floor(n / 20) * 50, 26 + n / 20));
    expect(asked(...many)).toHaveLength(60);
  });
});

describe("what is taken of a drawing", () => {
  const shapes = [{ key: "1", source: "kati 1", outline: "M0 0H9V9Z", name: "Kati 1", hasShape: false }];
  const questions = asked(box(0, 0), box(200, 0), box(400, 0));
  const taken = (owners: readonly (readonly [number, string])[], wanted: readonly string[] = ["1"]) =>
    takenOutlines({ shapes, asked: questions }, { wanted: new Set(wanted), owners: new Map(owners) });

  it("is what was named, and nothing of the others until somebody says whose they are", () => {
    expect(taken([])).toEqual([{ key: "1", outline: "M0 0H9V9Z" }]);
    expect(taken([], [])).toEqual([]);
  });

  it("is what was given, several shapes of one as one outline, beside what a name says", () => {
    const found = taken([[1, "2"], [3, "2"], [2, "1"]]); // prettier-ignore
    expect(found.map(({ key, outline }) => [key, readShape(outline).length])).toEqual([["1", 2], ["2", 2]]); // prettier-ignore
  });
});
