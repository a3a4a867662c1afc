import { describe, expect, it } from "vitest";
import { cellPaths } from "../../../src/facts/cellPaths.ts";
import { floorFacts } from "../../../src/facts/floorFacts.ts";
import { apartmentFacts, sideText } from "../../../src/facts/apartmentFacts.ts";
import { apartmentTitle } from "../../../src/facts/titles.ts";
import { en } from "../../../src/text/en.ts";
import { sq } from "../../../src/text/sq.ts";
import type { Apartment, Floor } from "../../../src/project/types.ts";
import { createApartment, smallProject } from "../finder/smallProject.ts";

const albanian = { texts: sq, locale: "sq" } as const;
const english = { texts: en, locale: "en" } as const;
const [floor] = smallProject.floors;
const floorWith = (apartments: readonly Apartment[]): Floor => {
  if (!floor) throw new Error("The small project has no floor.");
  return { ...floor, floor: 7, apartments };
};

describe("a non-residential unit", () => {
  it.each([
    ["L-1", "Lokali L-1"],
    ["Lokal L-1", "Lokal L-1"],
  ])("is named after its kind, unless its own label names it: %s", (label, title) => {
    expect(apartmentTitle(createApartment("k5", 7, { kind: "shop", label }), sq)).toBe(title);
    expect(apartmentTitle(createApartment("k5", 7, { label: "Jug 3" }), sq)).toBe("Banesa Jug 3");
  });
});

describe("an apartment without a name", () => {
  it("is named after its kind only, and never by its id", () => {
    expect(apartmentTitle(createApartment("k5", 7, { label: "" }), sq)).toBe("Banesa");
    expect(apartmentTitle(createApartment("k5", 7, { label: "", kind: "shop" }), en)).toBe("Shop");
  });
});

describe("a floor's summary", () => {
  it("names its apartments, how many are free and their sizes", () => {
    const apartments = [
      createApartment("k5", 7, { area: 53.3, status: "available" }),
      createApartment("k5", 7, { area: 63.4, status: "sold" }),
    ];
    expect(floorFacts(floorWith(apartments), albanian)).toEqual({
      id: "7",
      label: "7",
      title: "Kati 7",
      total: "2 banesa",
      free: "1 e lirë",
      areas: "53–63\u202fm²",
      name: "Kati 7, 2 banesa, 1 e lirë, E shitur: 1, 53–63\u202fm²",
    });
  });

  it("omits what the project does not state", () => {
    const facts = floorFacts(floorWith([createApartment("k5", 7)]), english);
    expect(facts).toMatchObject({ free: "", areas: "", name: "Floor 7, 1 apartment" });
  });

  it("says when all are taken", () => {
    expect(floorFacts(floorWith([createApartment("k5", 7, { status: "sold" })]), albanian).free).toBe("asnjë e lirë");
  });
});

describe("an apartment's summary", () => {
  it("contains number, area, bedrooms, side and status", () => {
    const apartment = createApartment("k5", 7, { number: 1, area: 82.6, type: "2+1", status: "available" });
    expect(apartmentFacts(apartment, albanian).name).toBe("Banesa 1, 82,6\u202fm², 2 dhoma gjumi, Jug, E lirë");
    expect(apartmentFacts(createApartment("k5", 7), english).name).toBe("Apartment 1, South");
  });

  it("names one side or a corner", () => {
    expect(sideText(createApartment("k5", 7, { side: ["S"] }), sq)).toBe("Jug");
    expect(sideText(createApartment("k5", 7, { side: ["W", "S"] }), sq)).toBe("Jugperëndim");
    expect(sideText(createApartment("k5", 7, { side: ["N", "E"] }), en)).toBe("North-east");
    expect(sideText(createApartment("k5", 7, { side: ["N", "S"] }), en)).toBe("North");
    expect(sideText(createApartment("k5", 7, { side: [] }), en)).toBe("");
  });
});

describe("the cells of a floor", () => {
  it("are full, half or outlined depending on status, and full without one", () => {
    const { full, half, outline } = cellPaths(["available", "reserved", "sold", undefined]);
    expect(full).toBe("M0 0h10v10h-10zM36 0h10v10h-10z");
    expect(half).toBe("M12 0h10v10z");
    expect(outline).toBe("M12 0h10v10h-10zM24 0h10v10h-10z");
  });
});
