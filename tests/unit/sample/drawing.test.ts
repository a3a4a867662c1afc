import { describe, expect, it } from "vitest";
import { layoutDrawing } from "../../../sample/drawing/layoutSheet.ts";
import { layoutPlan } from "../../../sample/drawing/layoutPlan.ts";
import { planRegions } from "../../../sample/drawing/planRegions.ts";
import { roomLettering } from "../../../sample/drawing/roomLettering.ts";
import { shortPath } from "../../../sample/drawing/shortPath.ts";
import { floorDrawing } from "../../../sample/drawing/floorSheet.ts";
import { floorPlans } from "../../../sample/drawing/floorPlans.ts";
import { complexModel } from "../../../sample/model.ts";
import { regionCorners } from "./regionCorners.ts";
import { isInside } from "../../../sample/geometry/polygon.ts";

const model = complexModel();
const plans = floorPlans(model);

function firstAt(id: string): readonly string[] {
  const plan = plans.find((candidate) => candidate.id === id);
  const { width, height, regions } = plan ? planRegions(model, plan) : { width: 0, height: 0, regions: [] };
  const [x, y] = regions[0]?.at ?? [0, 0];
  return [x > width / 2 ? "east" : "west", y > height / 2 ? "south" : "north"];
}

describe("The plans of the floors", () => {
  it("are one drawing for floors 2 to 5, and one each for floors that differ by a roof terrace", () => {
    const floors = plans.filter(({ tower }) => tower.name === "K5").map((plan) => [plan.id, plan.floors]);
    expect(Object.fromEntries(floors)).toEqual(
      Object.fromEntries(
        [1, 2, 6, 7, 8, 9, 10, 11].map((floor) => [`p${floor}`, floor === 2 ? [2, 3, 4, 5] : [floor]]),
      ),
    );
  });

  it.each(plans)("$id outlines every apartment in whole pixels, with its number inside", (plan) => {
    const { width, height, regions } = planRegions(model, plan);
    expect(regions).toHaveLength(plan.floor.homes.length);
    for (const { outline, at } of regions) {
      const corners = regionCorners(outline);
      expect(outline.length).toBeLessThanOrEqual(120);
      expect(corners.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)).toBe(true);
      expect(isInside(corners, at)).toBe(true);
    }
  });

  it("show Kulla 6 rotated: the first apartment is at the other end and on the other side", () => {
    expect([firstAt("p2"), firstAt("p2-k6")]).toEqual([
      ["east", "north"],
      ["west", "south"],
    ]);
  });

  it.each(plans)("$id is a light drawing in the sheet's colours without a name on it", (plan) => {
    const svg = floorDrawing(model, plan);
    expect(svg.length).toBeLessThan(30_000);
    expect([...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(["V", "5 m"]);
    expect(new Set(svg.match(/#[0-9A-F]{6}/g))).toEqual(
      new Set(["#FFFDF8", "#F6F3EC", "#EAE5DA", "#161512", "#B3AB9B", "#857F73"]),
    );
  });
});

describe("The plan of an apartment", () => {
  it.each(Object.keys(model.layouts))("%s names every room inside the picture with its area", (id) => {
    const plan = layoutPlan(model, id);
    const lettered = layoutDrawing(model, id, roomLettering(plan));
    expect(plan.rooms.every(({ at: [x, y] }) => x > 0 && y > 0 && x < plan.width && y < plan.height)).toBe(true);
    expect(lettered.match(/class="n"/g)).toHaveLength(plan.rooms.length);
    expect(layoutDrawing(model, id)).not.toContain("<text");
  });

  it("of a mirrored apartment is the base's, mirrored", () => {
    const [base, mirror] = [layoutPlan(model, "3"), layoutPlan(model, "3-mirror")];
    expect([mirror.width, mirror.height]).toEqual([base.width, base.height]);
    expect(mirror.rooms.map(({ area }) => area)).toEqual(base.rooms.map(({ area }) => area));
  });
});

describe("A shortened path", () => {
  it("draws the same with fewer characters", () => {
    expect(shortPath("M10 10h5v5zM20 20l-3-4a4 4 0 0 1 -4 4M1 2h3")).toBe(
      "M10 10h5v5zm10 10l-3-4a4 4 0 01-4 4m-12-18h3",
    );
  });
});
