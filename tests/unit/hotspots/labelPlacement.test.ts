import { describe, expect, it } from "vitest";
import type { Box } from "../../../src/hotspots/hotspot.ts";
import { besidePlan, labelPlacement } from "../../../src/hotspots/label/labelPlacement.ts";

const label = { width: 130, height: 80 };
const stage = { width: 932, height: 828 };
const floor = { x: 170, y: 400, width: 590, height: 50 };
const above = { ...floor, y: 350 };
const place = (region: Box, more: object = {}) =>
  labelPlacement({ region, regions: [above, region], stage, label, tone: "tower", ...more });

describe("the label of a region on a picture", () => {
  it("is on the outer side with a level leader line to the region", () => {
    const { box, from, to } = place(floor);
    expect(box).toEqual({ x: 16, y: 385, ...label });
    expect(from).toEqual([146, 425]);
    expect(to).toEqual([176, 425]);
  });

  it("is next to wider neighbours, not on them", () => {
    const narrow = { ...floor, x: 300, width: 300 };
    expect(place(narrow, { regions: [above, narrow] }).box.x).toBe(170 - 24 - 130);
  });

  it("is on the other side if the outer one is too narrow", () => {
    expect(place({ ...floor, x: 60 }).box.x).toBe(760 + 24);
  });

  it("is above a tower that fills the stage, unless it would cover another region", () => {
    const tower = { x: 50, y: 300, width: 832, height: 400 };
    expect(place(tower, { regions: [tower] }).box).toMatchObject({ x: 401, y: 300 - 24 - 80 });
    const roof = { x: 300, y: 200, width: 300, height: 90 };
    expect(place(tower, { regions: [tower, roof] }).box.y).toBe(12);
  });

  it("is between two towers, close to its own, and rather covers part of the other than floats in the sky", () => {
    const tower = { x: 153, y: 215, width: 481, height: 360 };
    const other = { ...tower, x: 793, width: 495 };
    const site = { tone: "site", stage: { width: 1440, height: 804 }, label: { width: 142, height: 75 } };
    expect(place(tower, { ...site, regions: [tower, other] }).box.x).toBe(634 + 12);
    expect(place(other, { ...site, regions: [tower, other] }).box.x).toBe(793 - 12 - 142);
    const small = { ...site, stage: { width: 820, height: 512 } };
    const left = { x: 75, y: 160, width: 270, height: 200 };
    const right = { ...left, x: 435, width: 300 };
    expect(place(left, { ...small, regions: [left, right] }).box.x).toBe(345 + 24);
  });

  it("stays on the stage for the topmost and the lowest floor", () => {
    for (const y of [0, 790]) {
      const { box } = place({ ...floor, y, height: 38 });
      expect(box.y).toBeGreaterThanOrEqual(12);
      expect(box.y + box.height).toBeLessThanOrEqual(stage.height - 12);
    }
  });
});

describe("the label on a phone", () => {
  const region = { x: 20, y: 240, width: 340, height: 29 };
  const regions = [{ ...region, y: 140, height: 90 }, region];
  const phone = { regions, stage: { width: 390, height: 566 }, label: { width: 87, height: 68 } };

  it("docks in the sky away from the finger, its leader line straight down to the region", () => {
    const { box, from, to } = place(region, { ...phone, finger: { x: 60, y: 250 } });
    expect(box).toMatchObject({ x: 390 - 12 - 87, y: 12 });
    expect(from[0]).toBe(to[0]);
    expect(to[1]).toBeGreaterThan(region.y);
    expect(place(region, { ...phone, finger: { x: 330, y: 250 } }).box.x).toBe(12);
  });

  it("keeps 72 px away from the finger on any screen", () => {
    const { box } = place(floor, { finger: { x: 190, y: 425 } });
    expect(box.x + box.width <= 190 - 72 || box.x >= 190 + 72).toBe(true);
  });
});

describe("the label of an apartment on a plan", () => {
  const south = { x: 60, y: 380, width: 170, height: 210 };
  const north = { x: 60, y: 110, width: 170, height: 210 };
  const placeBeside = (region: Box, more: object = {}) =>
    besidePlan({ region, regions: [south, north], stage, label, tone: "plan", ...more });

  it("is below the plan for an apartment on the south side", () => {
    const { box, to } = placeBeside(south);
    expect(box.y).toBe(590 + 24);
    expect(to).toEqual([145, 584]);
  });

  it("is above the plan for an apartment on the north side", () => {
    const { box } = placeBeside(north);
    expect(box.y + box.height).toBe(110 - 24);
  });
});
