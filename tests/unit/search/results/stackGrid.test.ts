import { describe, expect, it } from "vitest";
import type { Project } from "../../../../src/project/types.ts";
import { maxCells, stackGrid, type GridCell } from "../../../../src/search/results/grid/stackGrid.ts";
import { projectOf } from "./apartments.ts";

const areas = (...list: number[]) => list.map((area) => ({ area }));

const cellsOf = (project: Project, tower = 0, floor = 0): readonly GridCell[] =>
  stackGrid(project).towers[tower]?.floors[floor]?.lines.flatMap(({ cells }) => cells) ?? [];

const endOf = (cell: GridCell | undefined): number => (cell ? cell.x + cell.width : NaN);

describe("the stacking grid", () => {
  it("has cells as wide as their apartments' areas; the widest floor fills its tower, the others are narrower", () => {
    const project = projectOf([
      { tower: "k5", floor: 2, homes: areas(100, 50) },
      { tower: "k5", floor: 1, homes: areas(100, 60, 90, 50) },
    ]);
    const [top, bottom] = [cellsOf(project, 0, 0), cellsOf(project, 0, 1)];
    expect(endOf(bottom.at(-1))).toBeCloseTo(1);
    expect(top[0]?.width).toBeCloseTo(2 * (top[1]?.width ?? 0));
    expect(top[0]?.width).toBeCloseTo(bottom[0]?.width ?? 0);
    expect(endOf(top.at(-1))).toBeCloseTo(0.5);
  });

  it("has no cell narrower than a finger needs, and still fits", () => {
    const cells = cellsOf(projectOf([{ tower: "k5", floor: 1, homes: areas(200, 200, 200, 200, 200, 8, 8, 8, 8, 8) }]));
    expect(Math.min(...cells.map(({ width }) => width))).toBeGreaterThan(0.077);
    expect(endOf(cells.at(-1))).toBeCloseTo(1);
  });

  it("draws a house with two apartments a floor as a house, not as a wall", () => {
    const cells = cellsOf(projectOf([{ tower: "k5", floor: 1, homes: areas(60, 60) }]));
    expect(endOf(cells.at(-1))).toBeCloseTo(0.6);
  });

  it("puts two towers of the same floors face to face: the right one ends at its right edge", () => {
    const project = projectOf([
      { tower: "k5", floor: 2, homes: areas(100) },
      { tower: "k5", floor: 1, homes: areas(100, 100) },
      { tower: "k6", floor: 1, homes: areas(60) },
    ]);
    const grid = stackGrid(project);
    expect(grid.isFacing).toBe(true);
    expect(grid.towers.map(({ floors }) => floors.map(({ floor }) => floor))).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(grid.towers[1]?.floors[0]?.record).toBeUndefined();
    const [right] = cellsOf(project, 1, 1);
    expect(endOf(right)).toBeCloseTo(1);
    expect(right?.x).toBeGreaterThan(0);
  });

  it("does not put floors with different names on one axis", () => {
    const named = projectOf([
      { tower: "k5", floor: 1, label: "Mezanini", homes: areas(100) },
      { tower: "k6", floor: 1, homes: areas(100) },
    ]);
    expect(stackGrid(named).isFacing).toBe(false);
    expect(stackGrid(projectOf([{ tower: "k5", floor: 1, homes: areas(9) }])).isFacing).toBe(false);
  });

  it("gives a garage as many lines as it needs, and the floor next to it an empty one", () => {
    const project = projectOf([
      { tower: "k5", floor: -1, homes: Array.from({ length: 22 }, () => ({ kind: "parking" as const })) },
      { tower: "k6", floor: -1, homes: areas(80) },
    ]);
    const [left, right] = stackGrid(project).towers.map(({ floors }) => floors[0]?.lines ?? []);
    expect(left?.map(({ cells }) => cells.length)).toEqual([11, 11]);
    expect(right?.map(({ cells }) => cells.length)).toEqual([0, 1]);
    expect(left?.flatMap(({ cells }) => cells.map(({ index }) => index))).toEqual([
      ...Array.from({ length: 22 }).keys(),
    ]);
    expect(maxCells).toBeGreaterThanOrEqual(11);
  });

  it("draws apartments without any area equally wide, and a single one as wide as the others' mean", () => {
    const none = cellsOf(projectOf([{ tower: "k5", floor: 1, homes: [{}, {}, {}] }]));
    expect(new Set(none.map(({ width }) => width)).size).toBe(1);
    const some = cellsOf(projectOf([{ tower: "k5", floor: 1, homes: [{ area: 80 }, { area: 40 }, {}] }]));
    expect(some[2]?.width).toBeCloseTo(0.75 * (some[0]?.width ?? 0));
  });

  it("keeps the apartments of one entrance together, with a wider gap to the next", () => {
    const apartments = ["A", "B", "A", "B"].map((entrance) => ({ entrance, area: 50 }));
    const cells = cellsOf(projectOf([{ tower: "k5", floor: 1, homes: apartments }]));
    expect(cells.map(({ apartment }) => apartment.entrance)).toEqual(["A", "A", "B", "B"]);
    expect(cells[1]?.x).toBeCloseTo(endOf(cells[0]));
    expect(cells[2]?.x).toBeGreaterThan(endOf(cells[1]));
    expect(endOf(cells[3])).toBeCloseTo(1);
  });

  it("draws an apartment of two floors on both, each a separate button", () => {
    const project = projectOf([{ tower: "k5", floor: 1, homes: areas(131) }]);
    const [own] = project.floors;
    if (!own) throw new Error("No floor.");
    const both = { ...project, floors: [own, { ...own, floor: 2, apartments: [], through: own.apartments }] };
    expect(cellsOf(both, 0, 0).map(({ isEntryFloor }) => isEntryFloor)).toEqual([false]);
    expect(cellsOf(both, 0, 1).map(({ isEntryFloor }) => isEntryFloor)).toEqual([true]);
  });
});
