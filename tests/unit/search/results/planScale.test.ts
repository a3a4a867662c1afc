import { describe, expect, it } from "vitest";
import type { Layout, Picture } from "../../../../src/project/types.ts";
import { estimatePlanScale } from "../../../../src/search/results/cards/estimatePlanScale.ts";
import { projectOf } from "./apartments.ts";

const picture = (src: string, width: number, height: number): Picture => ({ src, width, height, alt: "" });
const layout = (id: string, plan: Picture, area?: number): Layout => ({
  id,
  mirrorOf: null,
  pictures: [],
  plan,
  rooms: area === undefined ? [] : [{ name: "Ndenja", area }],
});

/** One apartment for each drawing. */
function scaleOf(layouts: readonly Layout[], areas: readonly (number | undefined)[] = []) {
  const apartments = layouts.map(({ id }, index) => ({ layout: id, area: areas[index] }));
  const project = projectOf([{ tower: "k5", floor: 1, homes: apartments }], { layouts });
  const all = project.floors.flatMap((floor) => floor.apartments);
  return { scale: estimatePlanScale(project), all };
}

describe("plans at one scale", () => {
  it("keep their drawn sizes side by side if all have about the same number of pixels per square metre", () => {
    const { scale, all } = scaleOf([
      layout("a", picture("a.svg", 360, 360), 100),
      layout("b", picture("b.svg", 360, 180), 46),
      layout("c", picture("c.svg", 180, 180), 27),
    ]);
    const [a, b, c] = all.map((apartment) => scale.planOf(apartment));
    expect(b?.width).toBe(a?.width);
    expect(b?.height).toBe(c?.height);
    expect(a?.width).toBeCloseTo(2 * (c?.width ?? 0));
    expect(a?.width).toBeCloseTo(10, 0);
    expect(scale.isOneScale(all)).toBe(true);
  });

  it("are sized by their own area if one was drawn at another scale; then no scale is stated", () => {
    const { scale, all } = scaleOf([
      layout("a", picture("a.svg", 360, 360), 100),
      layout("b", picture("b.svg", 360, 360), 100),
      layout("twice", picture("twice.png", 1440, 1440), 100),
    ]);
    const [a, , twice] = all.map((apartment) => scale.planOf(apartment));
    expect(twice?.width).toBeCloseTo(a?.width ?? 0);
    expect(scale.isOneScale(all)).toBe(false);
    expect(scale.isOneScale(all.slice(0, 2))).toBe(true);
  });

  it("use the apartment's own area if its rooms are unknown", () => {
    const { scale, all } = scaleOf([layout("a", picture("a.svg", 600, 600))], [36]);
    expect(all.map((apartment) => scale.planOf(apartment)?.width)).toEqual([6]);
  });

  it("state no scale if no area is known, and omit the plan of an apartment without a drawing", () => {
    const { scale, all } = scaleOf([layout("a", picture("a.svg", 600, 600))]);
    expect(scale.isOneScale(all)).toBe(false);
    const bare = projectOf([{ tower: "k5", floor: 1, homes: [{}] }]);
    expect(bare.floors.flatMap((floor) => floor.apartments).map(estimatePlanScale(bare).planOf)).toEqual([undefined]);
  });
});
