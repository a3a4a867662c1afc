import { describe, expect, it } from "vitest";
import { checkRegions } from "../../../sample/project/checkRegions.ts";
import { pathBox } from "../../../sample/project/pathBox.ts";
import { parseProject } from "../../../src/project/parseProject.ts";
import { baseUrl, goodFile } from "./goodFile.ts";

describe("The published complex", () => {
  it("is distinguished from one whose outline leaves its picture", () => {
    const { project } = parseProject(goodFile(), baseUrl);
    const [tower, ...others] = project.towers;
    if (!tower) throw new Error("no tower");
    const moved = { ...project, towers: [{ ...tower, outline: "M-5 0h9v9z" }, ...others] };
    const first = checkRegions(project);
    expect(checkRegions(moved).filter((fault) => !first.includes(fault))).toEqual([
      "k5 on the site's picture reaches past the picture: -5 0 4 9 on 2560 x 1600.",
    ]);
  });
});

describe("The box of a path", () => {
  it("follows absolute and relative lines, and closed parts", () => {
    expect(pathBox("M10 20h5v-8H2z")).toEqual([2, 12, 15, 20]);
    expect(pathBox("M10 10l5 5 1-9zm1 1L40.5.5")).toEqual([10, 0.5, 40.5, 15]);
  });

  it("is not guessed for curves", () => {
    expect(pathBox("M0 0c1 1 2 2 3 3")).toBeUndefined();
  });
});
