import { describe, expect, it } from "vitest";
import type { Project } from "../../../../src/project/types.ts";
import { gridNeighbour, type GridKey } from "../../../../src/search/results/grid/gridNeighbour.ts";
import { stackGrid } from "../../../../src/search/results/grid/stackGrid.ts";
import { projectOf } from "./apartments.ts";

const areas = (...list: number[]) => list.map((area) => ({ area }));

const towers = projectOf([
  { tower: "k5", floor: 3, homes: areas(60) },
  { tower: "k5", floor: 2, homes: [] },
  { tower: "k5", floor: 1, homes: areas(60, 60, 120) },
  { tower: "k6", floor: 1, homes: areas(60, 60) },
]);

const walk = (project: Project, from: string, ...keys: GridKey[]): string | undefined => {
  const grid = stackGrid(project);
  return keys.reduce<string | undefined>((at, key) => at && gridNeighbour(grid, at, key), from);
};

describe("the arrow keys in the grid", () => {
  it("move along a floor and across the axis to the opposite tower", () => {
    expect(walk(towers, "k5-01-01", "ArrowRight")).toBe("k5-01-02");
    expect(walk(towers, "k5-01-03", "ArrowRight")).toBe("k6-01-01");
    expect(walk(towers, "k6-01-01", "ArrowLeft")).toBe("k5-01-03");
  });

  it("stay at the edges", () => {
    expect(walk(towers, "k5-01-01", "ArrowLeft")).toBeUndefined();
    expect(walk(towers, "k6-01-02", "ArrowRight")).toBeUndefined();
    expect(walk(towers, "k5-03-01", "ArrowUp")).toBeUndefined();
    expect(walk(towers, "k5-01-01", "ArrowDown")).toBeUndefined();
  });

  it("move up and down to the nearest apartment, past a floor without apartments", () => {
    expect(walk(towers, "k5-03-01", "ArrowDown")).toBe("k5-01-01");
    expect(walk(towers, "k5-01-03", "ArrowUp")).toBe("k5-03-01");
  });

  it("with Control they move to the very first and last apartment", () => {
    expect(walk(towers, "k5-01-02", "Control+Home")).toBe("k5-03-01");
    expect(walk(towers, "k5-01-02", "Control+End")).toBe("k6-01-02");
  });

  it("Home and End move to the ends of the floor", () => {
    expect(walk(towers, "k5-01-02", "End")).toBe("k6-01-02");
    expect(walk(towers, "k6-01-02", "Home")).toBe("k5-01-01");
    expect(walk(towers, "k5-01-01", "Home")).toBeUndefined();
  });

  it("move from the bottom of one building to the top of the next if they are not opposite each other", () => {
    const blocks = projectOf([
      { tower: "k5", floor: 1, label: "Përdhesa", homes: areas(60) },
      { tower: "k6", floor: 1, homes: areas(60) },
    ]);
    expect(walk(blocks, "k5-01-01", "ArrowDown")).toBe("k6-01-01");
    expect(walk(blocks, "k6-01-01", "ArrowUp")).toBe("k5-01-01");
    expect(walk(blocks, "k5-01-01", "ArrowRight")).toBeUndefined();
  });

  it("reach every apartment of a project from any other", () => {
    const grid = stackGrid(towers);
    const seen = new Set(["k6-01-02"]);
    const keys: GridKey[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    for (const id of seen) for (const key of keys) seen.add(gridNeighbour(grid, id, key) ?? id);
    expect(seen.size).toBe(6);
  });
});
