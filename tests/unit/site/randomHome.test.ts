import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { anotherHome } from "../../../demo/facts/anotherHome.ts";
import { factsOf } from "../../../demo/facts/factsOf.ts";
import { freeHomes } from "../../../demo/facts/freeHomes.ts";
import { readProjectFile } from "../../../demo/facts/readProjectFile.ts";

const json: unknown = JSON.parse(readFileSync("public/project/project.json", "utf8"));
const project = readProjectFile(json);

describe("a home at random", () => {
  it("is one that can be had: no shop, none that is sold, reserved or not told; where nothing is told all count", () => {
    const home = { label: "1", kind: "home" } as const;
    const floor = { tower: "k5", floor: 2 };
    const apartments = [
      { ...home, id: "sold", status: "sold" as const },
      { ...home, id: "reserved", status: "reserved" as const },
      { ...home, id: "free", status: "available" as const, area: 60, type: "2+1" },
      { ...home, id: "shop", kind: "shop" as const, status: "available" as const },
      { ...home, id: "untold" },
    ];
    expect(freeHomes({ floors: [{ ...floor, apartments }] })).toEqual([
      { ...home, id: "free", tower: "k5", floor: 2, area: 60, type: "2+1" },
    ]);
    expect(freeHomes({ floors: [{ ...floor, apartments: [{ ...home, id: "untold" }] }] })).toEqual([
      { ...home, id: "untold", tower: "k5", floor: 2, area: 0, type: "" },
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
    const homes = (
      (json as { floors: unknown }).floors as readonly { apartments: readonly { outdoorArea?: number }[] }[]
    ).flatMap(({ apartments }) => apartments);
    expect(homes).toHaveLength(179);
    expect(homes.filter(({ outdoorArea = 0 }) => outdoorArea <= 0)).toEqual([]);
  });
});
