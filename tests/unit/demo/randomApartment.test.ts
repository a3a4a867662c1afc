import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { anotherApartment } from "../../../demo/home/useRandomApartment.ts";
import { factsOf } from "../../../demo/facts/factsOf.ts";
import { availableApartments } from "../../../demo/facts/availableApartments.ts";
import { parseProject } from "../../../src/project/parseProject.ts";

const json: unknown = JSON.parse(readFileSync("public/project/project.json", "utf8"));
const url = "https://kulla.example/project/project.json";
const { project } = parseProject(json, url);

/** A project with a single floor of these apartments. */
function floorOf(apartments: readonly object[]) {
  const floors = [{ tower: "k5", floor: 2, apartments }];
  return parseProject({ version: 2, name: "Kulla", towers: [{ id: "k5", name: "Kulla 5" }], floors }, url).project;
}

describe("an apartment at random", () => {
  it("is for sale: not a shop, not sold, reserved or without a status; if none has a status, all qualify", () => {
    const apartment = { label: "1", kind: "home" } as const;
    const apartments = [
      { ...apartment, id: "sold", status: "sold" as const },
      { ...apartment, id: "reserved", status: "reserved" as const },
      { ...apartment, id: "free", status: "available" as const, areas: { net: 60 }, type: "2+1" },
      { ...apartment, id: "shop", kind: "shop" as const, status: "available" as const },
      { ...apartment, id: "untold" },
    ];
    expect(availableApartments(floorOf(apartments))).toEqual([
      { ...apartment, id: "free", tower: "k5", floor: 2, area: 60, type: "2+1" },
    ]);
    expect(availableApartments(floorOf([{ ...apartment, id: "untold" }]))).toEqual([
      { ...apartment, id: "untold", tower: "k5", floor: 2, area: 0, type: "" },
    ]);
  });

  it("is never the one already shown, whatever the random number", () => {
    const [first, ...others] = availableApartments(project);
    if (!first) throw new Error("No apartment is free.");
    for (const chance of [0, 0.3, 0.999999])
      expect(others).toContain(anotherApartment([first, ...others], first, chance));
    expect(anotherApartment([first], first, 0.5)).toBe(first);
  });

  it("is the same one in every prerendered page, and the 20 types are counted without mirrored ones", () => {
    const { sample, types } = factsOf(project, { floorPaths: new Map(), baseUrl: "https://kulla.example/" });
    expect(availableApartments(project)).toContainEqual(sample);
    expect(types).toBe(20);
  });

  it("counts the types of a project whose layouts have names instead of numbers", () => {
    const { project: house } = parseProject(
      JSON.parse(readFileSync("tests/fixtures/projects/house/project.json", "utf8")),
      "https://kulla.example/",
    );
    expect(factsOf(house, { floorPaths: new Map(), baseUrl: "https://kulla.example/" }).types).toBe(3);
  });
});

describe("the sentence on the home page", () => {
  it("is true: every apartment of the project has an outdoor space", () => {
    const apartments = (
      (json as { floors: unknown }).floors as readonly { apartments: readonly { outdoorArea?: number }[] }[]
    ).flatMap((floor) => floor.apartments);
    expect(apartments).toHaveLength(179);
    expect(apartments.filter(({ outdoorArea = 0 }) => outdoorArea <= 0)).toEqual([]);
  });
});
