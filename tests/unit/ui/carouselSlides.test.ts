import { expect, test } from "vitest";
import { carouselSlides } from "../../../src/ui/picture/carouselSlides.ts";

const placesOf = (count: number, shown: number, before = shown) =>
  Object.fromEntries(carouselSlides(count, shown, before).map(({ index, offset }) => [index, offset]));

test("the shown picture is in the middle, its neighbours left and right of it", () => {
  expect(placesOf(6, 2)).toEqual({ 1: -1, 2: 0, 3: 1 });
});

test("the ring closes at both ends", () => {
  expect(placesOf(6, 0)).toEqual({ 5: -1, 0: 0, 1: 1 });
  expect(placesOf(6, 5)).toEqual({ 4: -1, 5: 0, 0: 1 });
});

test("one picture is alone, two have one neighbour", () => {
  expect(placesOf(1, 0)).toEqual({ 0: 0 });
  expect(placesOf(2, 1)).toEqual({ 0: 1, 1: 0 });
});

test("in a ring of three the picture that changes sides does not fly across the shown one", () => {
  const gliding = carouselSlides(3, 1, 0).filter(({ isGliding }) => isGliding);
  expect(gliding.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test("a jump by thumbnail moves nothing across", () => {
  expect(carouselSlides(6, 3, 0).filter(({ isGliding }) => isGliding)).toEqual([]);
});

test.each([1, 2, 3, 4, 7])("with %i pictures every place shows exactly one of them in the middle", (count) => {
  for (let shown = 0; shown < count; shown++) {
    const middle = carouselSlides(count, shown, 0).filter(({ offset }) => offset === 0);
    expect(middle.map(({ index }) => index)).toEqual([shown]);
  }
});
