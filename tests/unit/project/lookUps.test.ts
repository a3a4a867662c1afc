import { describe, expect, it } from "vitest";
import { areaRange, bedroomsOf, countFree } from "../../../src/project/apartmentFigures.ts";
import {
  findApartment,
  findFloor,
  findLayout,
  findPlan,
  findTour,
  findTower,
  floorsOf,
} from "../../../src/project/lookUps.ts";
import { layoutNumber, navigationOf } from "../../../src/project/navigation.ts";
import { localText } from "../../../src/project/localText.ts";
import { nearestFree } from "../../../src/project/nearestFree.ts";
import { parseProject } from "../../../src/project/parseProject.ts";
import { baseUrl, wholeFile } from "./goodFile.ts";

const { project } = parseProject(wholeFile(), baseUrl);
const apartments = project.floors.flatMap((floor) => floor.apartments);

function findById(id: string) {
  const found = findApartment(project, id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

describe("Look-ups", () => {
  it("lead from an apartment to its tower, floor, plan, layout and tour", () => {
    const apartment = findById("k6-03-07");
    const floor = findFloor(project, apartment.tower, apartment.floor);
    expect(findTower(project, apartment.tower)?.label).toBe("K6");
    expect(findPlan(project, floor?.plan ?? "")?.regions).toHaveLength(10);
    expect(findLayout(project, apartment.layout)?.id).toBe("20");
    expect(findTour(project, apartment.tour ?? "")?.id).toBe("vr-20-2");
  });

  it("return nothing for what does not exist", () => {
    expect(findTower(project, "k7")).toBeUndefined();
    expect(findFloor(project, "k6", 11)).toBeUndefined();
    expect(findApartment(project, "k5-11-04")).toBeUndefined();
    expect(findLayout(project, "constructor")).toBeUndefined();
  });

  it("list a tower's floors from the top", () => {
    expect(floorsOf(project, "k5").map((floor) => floor.floor)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it("return the smallest and the largest area, and nothing if none is known", () => {
    const withAreas = apartments.slice(0, 2).map((apartment, i) => Object.assign({}, apartment, { area: 50 + i }));
    expect(areaRange(withAreas)).toEqual({ from: 50, to: 51 });
    expect(areaRange([])).toBeUndefined();
  });

  it("count free apartments, and nothing if no status is given", () => {
    expect(countFree(apartments)).toBe(apartments.filter((apartment) => apartment.status === "available").length);
    const withoutStatus = apartments.map(({ id, tower, floor, number, label, kind, layout, side }) => {
      return { id, tower, floor, number, label, kind, layout, side };
    });
    expect(countFree(withoutStatus)).toBeUndefined();
  });

  it("offer three free apartments of the same layout first, nearest floors first", () => {
    const sold = findById("k5-04-09");
    const offers = nearestFree(project, sold);
    expect(offers).toHaveLength(3);
    expect(offers.every((offer) => offer.status === "available" && offer.id !== sold.id)).toBe(true);
    expect(offers.map((offer) => layoutNumber(offer.layout))).toEqual(["1", "1", "1"]);
    const distances = offers.map((offer) => Math.abs(offer.floor - sold.floor));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it("offer apartments of similar area if no other of the layout is free", () => {
    const penthouse = findById("k5-11-02");
    const [nearest] = nearestFree(project, penthouse);
    const gap = (area: number | undefined) => Math.abs((area ?? 0) - (penthouse.area ?? 0));
    const free = apartments.filter((apartment) => apartment.status === "available" && apartment.id !== penthouse.id);
    expect(gap(nearest?.area)).toBe(Math.min(...free.map((apartment) => gap(apartment.area))));
  });

  it("return what the specification calls navigation state", () => {
    expect(navigationOf(project, findById("k5-03-05"), "3")).toEqual({
      customUrl1: "1-mirror",
      customUrl2: "1",
      customUrl3: "3",
      vrPath: "vr-1-2",
    });
    expect(navigationOf(project, findById("k5-02-01"), null)).toEqual({
      customUrl1: "19.1",
      customUrl2: "19",
      customUrl3: "2",
      vrPath: "vr-19n-1",
    });
  });

  it("derive a layout's number from its id; what is longer than an id is read no further", () => {
    expect(layoutNumber(`19${".1".repeat(200_000)}a`)).toBe("19");
    expect(["1", "1-mirror", "19.1", "20", "loft"].map(layoutNumber)).toEqual(["1", "1", "19", "20", "loft"]);
    expect(["19.1-mirror", "19.1a", ".1", ""].map(layoutNumber)).toEqual(["19", "19.1a", "", ""]);
  });

  it("use the visitor's language, or else the next available one", () => {
    expect(localText({ sq: "Kulla", en: "Tower" }, "en")).toBe("Tower");
    expect(localText({ sq: "Kulla", en: "Tower" }, "de")).toBe("Kulla");
    expect(localText({ de: "Turm" }, "sq")).toBe("Turm");
    expect(localText("Kulla 5", "de")).toBe("Kulla 5");
    expect(localText({}, "sq")).toBe("");
  });

  it("derive bedrooms from a type", () => {
    const types = ["2+1", "4+1", undefined, "Loft", "-1+1"];
    expect(types.map((type) => bedroomsOf(type === undefined ? {} : { type }))).toEqual([
      2,
      4,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bedroomsOf({ type: "2+1", bedrooms: 3 })).toBe(3);
  });
});
