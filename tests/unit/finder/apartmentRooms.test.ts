import { describe, expect, it } from "vitest";
import { rowsOf } from "../../../src/finder/apartment/ApartmentFacts.tsx";
import { de } from "../../../src/text/de.ts";
import { en } from "../../../src/text/en.ts";
import { sq } from "../../../src/text/sq.ts";
import { createApartment, smallProject } from "./smallProject.ts";

/** The facts of an apartment, as its page and its printed sheet list them. */
const factsOf = (rooms: number, language: Parameters<typeof rowsOf>[2]) =>
  rowsOf({ apartment: createApartment("k5", 7, { rooms, type: "Loft" }), side: "" }, smallProject, language)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `${name}: ${value}`);

describe("the number of rooms", () => {
  it("has the decimal sign of the visitor's language", () => {
    expect(factsOf(2.5, { texts: en, locale: "en" })).toEqual(["Rooms: 2.5"]);
    expect(factsOf(2.5, { texts: de, locale: "de" })).toEqual(["Zimmer: 2,5"]);
    expect(factsOf(2.5, { texts: sq, locale: "sq" })).toEqual([`${sq.roomCount}: 2,5`]);
    expect(factsOf(3, { texts: en, locale: "en" })).toEqual(["Rooms: 3"]);
  });
});
