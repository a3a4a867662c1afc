import { describe, expect, it } from "vitest";
import { aspectRatioOf, fitOf, visibleBox } from "../../../src/hotspots/stage/pictureFit.ts";

const picture = { width: 1600, height: 1000 };

describe("the part of a picture that a stage shows", () => {
  it("is all of it if both have the same proportions", () => {
    const fit = fitOf(picture, { x: 0, y: 0, width: 10, height: 10 });
    expect(visibleBox(picture, { width: 800, height: 500 }, fit)).toEqual({ x: 0, y: 0, width: 1600, height: 1000 });
  });

  it("is cropped away from the regions if the stage is wider", () => {
    const low = fitOf(picture, { x: 100, y: 600, width: 900, height: 400 });
    expect(visibleBox(picture, { width: 1600, height: 800 }, low)).toEqual({ x: 0, y: 200, width: 1600, height: 800 });
    const middle = fitOf(picture, { x: 100, y: 300, width: 900, height: 400 });
    expect(visibleBox(picture, { width: 1600, height: 800 }, middle)).toMatchObject({ y: 100 });
  });

  it("is cropped at the sides if the stage is narrower", () => {
    const right = fitOf(picture, { x: 1200, y: 0, width: 400, height: 1000 });
    expect(visibleBox(picture, { width: 400, height: 500 }, right)).toEqual({ x: 800, y: 0, width: 800, height: 1000 });
  });

  it("is passed to a drawing as preserveAspectRatio", () => {
    expect(aspectRatioOf(fitOf(picture, { x: 0, y: 0, width: 1600, height: 1000 }))).toBe("xMidYMid slice");
    expect(aspectRatioOf(fitOf(picture, { x: 1200, y: 0, width: 400, height: 200 }))).toBe("xMaxYMin slice");
  });
});
