import { describe, expect, it } from "vitest";
import { apartmentsOn } from "../../../src/project/lookUps.ts";
import { parseProject } from "../../../src/project/parseProject.ts";
import type { Apartment } from "../../../src/project/types.ts";
import { baseUrl } from "./goodFile.ts";

/** A project of one building with the apartments, on floors in their order. */
function read(floors: readonly object[], more: object = {}) {
  const file = { version: 2, name: "Shtëpia", towers: [{ id: "a", name: "A" }], ...more };
  return parseProject({ ...file, floors: floors.map((floor) => ({ tower: "a", ...floor })) }, baseUrl);
}

function readApartment(apartment: object, more: object = {}): Apartment | undefined {
  const { project, problems } = read([{ floor: 1, apartments: [{ id: "x", ...apartment }] }], more);
  expect(problems).toEqual([]);
  return project.floors[0]?.apartments[0];
}

describe("A project file of version 1 is read as one of version 2", () => {
  const apartment = { number: 7, layout: "", area: 60, outdoorArea: 8 };

  it("uses an apartment's number as its label", () => {
    expect(readApartment(apartment, { version: 1 })).toMatchObject({ label: "7", number: 7, kind: "home" });
  });

  it("keeps its areas", () => {
    expect(readApartment(apartment, { version: 1 })).toMatchObject({ area: 60, outdoorArea: 8 });
  });

  it("finds the apartments of its plans", () => {
    const plan = { id: "p", regions: [{ number: 7, label: "", outline: "M0 0h1v1z" }] };
    const { project } = read([], { version: 1, plans: [plan] });
    expect(project.plans[0]?.regions[0]).toMatchObject({ home: "7" });
  });
});

describe("A project file of version 2", () => {
  it("names an apartment by any text, and never by its id", () => {
    expect(readApartment({ label: "19 pa tarracë" })).toMatchObject({ label: "19 pa tarracë", number: null });
    expect(readApartment({ label: "12" })).toMatchObject({ label: "12", number: 12 });
    expect(readApartment({})).toMatchObject({ label: "", number: null });
  });

  it("determines the main area once for all", () => {
    const areas = { net: 70, common: 10, total: 80, balcony: 5, terrace: 4.5 };
    expect(readApartment({ areas })).toMatchObject({ area: 70, outdoorArea: 9.5 });
    expect(readApartment({ areas }, { mainArea: "total" })).toMatchObject({ area: 80 });
  });

  it("states no area and no price for 0", () => {
    const areas = { net: 0, total: 80, balcony: 0 };
    const price = { kind: "exact", amount: 0, currency: "EUR" };
    const home = readApartment({ area: 0, outdoorArea: 0, areas, price });
    expect([home?.area, home?.outdoorArea, home?.areas, home?.price]).toEqual([
      undefined,
      undefined,
      { total: 80 },
      undefined,
    ]);
    expect(readApartment({ area: 0, areas: { net: 70 } })).toMatchObject({ area: 70 });
  });

  it("has an apartment over two floors on both, and counts it once", () => {
    const { project } = read([
      { floor: 1, apartments: [{ id: "x", storeys: [1, 2] }] },
      { floor: 2, apartments: [{ id: "y" }] },
    ]);
    expect(project.floors.map((floor) => apartmentsOn(floor).map(({ id }) => id))).toEqual([["x"], ["y", "x"]]);
    expect(project.floors.flatMap((floor) => floor.apartments)).toHaveLength(2);
  });

  it("needs no plan, outline, layout or drawing", () => {
    const { problems } = read([{ floor: 0, label: { sq: "Përdhesa" }, apartments: [{ id: "x", label: "A" }] }]);
    expect(problems).toEqual([]);
  });

  it("reports an unreadable price, kind and status in the order of the file, and keeps the apartment", () => {
    const { project, problems } = read([
      { floor: 1, apartments: [{ id: "x", price: { kind: "cheap" }, kind: "castle", status: "gone" }] },
    ]);
    expect(project.floors[0]?.apartments[0]).toMatchObject({ id: "x", kind: "home" });
    expect(problems.map(({ message }) => message.split(":")[0])).toEqual([
      "floors[0].apartments[0].price.kind",
      "floors[0].apartments[0].kind",
      "floors[0].apartments[0].status",
    ]);
  });
});
