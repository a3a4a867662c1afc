import { describe, expect, it } from "vitest";
import { arrivalHeading } from "../../../tours/directions.ts";
import type { TourScene } from "../../../src/project/tourFile.ts";

const words = { sq: "", en: "", de: "" };
const scene = (heading: number, room = true): TourScene => ({
  id: "master",
  name: words,
  folder: "",
  heading,
  width: 2048,
  tiles: null,
  ...(room && { room: [[0, 0]] }),
  links: [{ to: "living", heading: 200, distance: 2 }],
});

describe("on entering a scene", () => {
  it("a visitor has the door behind them and looks at the best of the room if that is ahead", () => {
    expect(arrivalHeading(scene(100), { id: "living" })).toBe(20);
    expect(arrivalHeading(scene(350), { id: "living" })).toBe(350);
  });

  it("a visitor who would face a hall's wall looks along it", () => {
    const room = [
      [0, 0],
      [400, 0],
      [400, 100],
      [0, 100],
    ] as const;
    // The door is in the upper wall, opposite is the lower one.
    const links = [{ to: "living", heading: 90, distance: 1 }];
    const hall: TourScene = { ...scene(90), id: "hall", room, at: [100, 60], links };
    expect(arrivalHeading(hall, { id: "living" })).toBe(0);
    expect(arrivalHeading({ ...hall, at: [300, 60] }, { id: "living" })).toBe(180);
    // In a room as deep as it is wide the view goes straight ahead.
    const square = [
      [0, 0],
      [400, 0],
      [400, 400],
      [0, 400],
    ] as const;
    expect(arrivalHeading({ ...hall, room: square, at: [200, 60] }, { id: "living" })).toBe(270);
  });

  it("a visitor sees its best view outdoors and where no way leads back", () => {
    expect(arrivalHeading(scene(100, false), { id: "living" })).toBe(100);
    expect(arrivalHeading(scene(100), { id: "terrace" })).toBe(100);
  });
});
