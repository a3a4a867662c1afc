import { describe, expect, it } from "vitest";
import { factsOf } from "../../../demo/facts/factsOf.ts";
import { findApartmentPlace } from "../../../demo/facts/apartmentPlace.ts";
import { parseProject } from "../../../src/project/parseProject.ts";
import type { Project } from "../../../src/project/types.ts";

const apartment = (number: number, more: object): object => ({ id: `k5-${number}`, label: String(number), ...more });

function projectWith(...floors: (readonly object[])[]): Project {
  const file = {
    version: 2,
    name: "Kulla",
    contact: { address: { sq: "Prishtinë" }, phone: "+383 1" },
    towers: [{ id: "k5", name: "Kulla 5" }],
    floors: floors.map((apartments, index) => ({ tower: "k5", floor: index + 1, apartments })),
  };
  return parseProject(file, "https://kulla.example/project/project.json").project;
}

function parsedTours(tours: readonly object[]): Pick<Project, "tours"> {
  const file = { version: 2, towers: [{ id: "k5", name: "Kulla 5" }], tours };
  return { tours: parseProject(file, setting.baseUrl).project.tours };
}

const setting = { floorPaths: new Map([[2, "/second-floor"]]), baseUrl: "https://kulla.example/project/project.json" };

describe("the site's facts", () => {
  it("come from the project file: apartments, areas and statuses per floor, top floor first", () => {
    const facts = factsOf(
      projectWith(
        [apartment(1, { area: 45.4, status: "sold" }), apartment(2, { area: 80, status: "reserved" })],
        [apartment(3, { area: 160.2 })],
      ),
      setting,
    );
    expect(facts.towers[0]?.floors).toEqual([
      { floor: 2, path: "/second-floor", count: 1, from: 160, to: 160, cells: "", width: 100 },
      { floor: 1, path: "/floors/1", count: 2, from: 45, to: 80, cells: "sr", width: 78.3 },
    ]);
    expect(facts).toMatchObject({
      from: 45,
      to: 160,
      address: { sq: "Prishtinë" },
      phone: "+383 1",
      email: "",
      links: [],
    });
  });

  it("use the areas of apartments, not of parking spaces or shops", () => {
    const parking = apartment(1, { area: 8, kind: "parking" });
    const facts = factsOf(projectWith([parking, apartment(2, { area: 70 }), apartment(3, { area: 90 })]), setting);
    expect(facts).toMatchObject({ from: 70, to: 90 });
    expect(factsOf(projectWith([parking]), setting)).toMatchObject({ from: 0, to: 0 });
  });

  it("count an apartment as free only if the file states it, once any apartment has a status", () => {
    const facts = factsOf(
      projectWith([apartment(1, { status: "available" }), apartment(2, {}), apartment(3, { status: "notReleased" })]),
      setting,
    );
    expect(facts.towers[0]?.floors[0]?.cells).toBe("ann");
  });

  it("state an apartment's location only if its id does not contain it", () => {
    const facts = factsOf(
      projectWith([apartment(1, { id: "k5-01-01" }), apartment(2, { id: "ad1", label: "D1", kind: "storage" })]),
      setting,
    );
    expect(facts.apartments).toEqual({ ad1: ["k5", 1, "D1", "storage"] });
    expect(findApartmentPlace(facts.apartments, "ad1")).toEqual({
      tower: "k5",
      floor: 1,
      label: "D1",
      kind: "storage",
    });
    expect(findApartmentPlace(facts.apartments, "k5-01-01")).toEqual({
      tower: "k5",
      floor: 1,
      label: "1",
      kind: "home",
    });
    expect(findApartmentPlace(facts.apartments, "constructor")).toBeUndefined();
  });

  it("include the site's own tours, the studio's and those next to the project, and say which are hosted elsewhere", () => {
    const own = [
      { id: "attic", url: "tours/attic/index.html" },
      { id: "roof", url: "../tours/roof/index.htm" },
    ];
    const withTours = (tours: readonly object[]) => factsOf({ ...projectWith([]), ...parsedTours(tours) }, setting);
    expect(withTours(own)).toMatchObject({
      tours: { attic: "/project/tours/attic/index.html", roof: "/tours/roof/index.htm" },
      hasAllTours: true,
    });
    const foreign = withTours([...own, { id: "foreign", url: "https://tours.example/1" }]);
    expect(Object.keys(foreign.tours)).toEqual(["attic", "roof"]);
    expect(foreign.hasAllTours).toBe(false);
  });

  it("contain only areas and statuses that the file states", () => {
    const facts = factsOf(projectWith([apartment(1, {})]), setting);
    expect(facts).toMatchObject({ from: 0, to: 0 });
    expect(facts.towers[0]?.floors[0]).toMatchObject({ from: 0, to: 0, cells: "" });
  });
});
