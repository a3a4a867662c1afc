import { expect, test } from "vitest";
import { contrast, readColour } from "../../../src/element/accent/contrast.ts";

const ratio = (one: string, other: string): number => {
  const [a, b] = [readColour(one), readColour(other)];
  return a && b ? Number(contrast(a, b).toFixed(2)) : Number.NaN;
};

test("contrast follows WCAG, in both notations browsers use for a computed colour", () => {
  expect(ratio("rgb(0, 0, 0)", "rgb(255, 255, 255)")).toBe(21);
  expect(ratio("rgb(7, 112, 71)", "color(srgb 0.964706 0.952941 0.92549)")).toBe(5.54);
  expect(ratio("rgb(7, 112, 71)", "rgb(7, 112, 71)")).toBe(1);
  expect(readColour("oklch(0.5 0.1 20)")).toBeUndefined();
  expect(readColour("transparent")).toBeUndefined();
});
