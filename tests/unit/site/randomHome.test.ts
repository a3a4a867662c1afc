import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { anotherHome } from "../../../demo/facts/anotherHome.ts";
import { factsOf } from "../../../demo/facts/factsOf.ts";
import { freeHomes } from "../../../demo/facts/freeHomes.ts";
import type { ProjectFile } from "../../../demo/facts/projectFile.ts";

const project = JSON.parse(readFileSync("public/project/project.json", "utf8")) as ProjectFile;

describe("a home at random", () => {
  it("is one that can be had: sold and reserved ones are left out, untold ones count", () => {
    const home = { number: 1, layout: "1" };
    const floor = { tower: "k5", floor: 2, plan: "p", outline: "" };
    const apartments = [
      { ...home, id: "sold", status: "sold" as const },
      { ...home, id: "reserved", status: "reserved" as const },
      { ...home, id: "free", status: "available" as const, area: 60, type: "2+1" },
      { ...home, id: "untold" },
    ];
    expect(freeHomes({ floors: [{ ...floor, apartments }] })).toEqual([
      { id: "free", tower: "k5", floor: 2, number: 1, area: 60, type: "2+1" },
      { id: "untold", tower: "k5", floor: 2, number: 1, area: 0, type: "" },
    ]);
  });

  it("is never the one that is shown, whatever the dice say", () => {
    const [first, ...others] = freeHomes(project);
    if (!first) throw new Error("No home is free.");
    for (const chance of [0, 0.3, 0.999999]) expect(others).toContain(anotherHome([first, ...others], first, chance));
    expect(anotherHome([first], first, 0.5)).toBe(first);
  });

  it("is the same one in every prerendered page, and the 20 types are counted without their mirrors", () => {
    const { sample, types } = factsOf(project);
    expect(freeHomes(project)).toContainEqual(sample);
    expect(types).toBe(20);
  });
});

describe("the home page's sentence", () => {
  it("holds: every home of the project has a place in the open air", () => {
    const homes = (project.floors as readonly { apartments: readonly { outdoorArea?: number }[] }[]).flatMap(
      ({ apartments }) => apartments,
    );
    expect(homes).toHaveLength(179);
    expect(homes.filter(({ outdoorArea = 0 }) => outdoorArea <= 0)).toEqual([]);
  });
});
