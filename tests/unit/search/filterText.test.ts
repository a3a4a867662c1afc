import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyFilter } from "../../../src/search/filter/filter.ts";
import { formatFilter, parseFilter } from "../../../src/search/filter/filterText.ts";
import { filters } from "./arbitraries.ts";

describe("a filter as text", () => {
  it("reads the contract's examples, and writes them unchanged", () => {
    const text =
      "bedrooms=2,3&area=60-90&floor=4-&side=E,S&tower=k5&outdoor=terrace,5-&kind=home&status=available&price=-120000&perM2=-1400";
    expect(parseFilter(text)).toEqual({
      bedrooms: [2, 3],
      area: { from: 60, to: 90 },
      floor: { from: 4 },
      sides: ["E", "S"],
      towers: ["k5"],
      outdoor: ["terrace"],
      outdoorArea: { from: 5 },
      kinds: ["home"],
      statuses: ["available"],
      price: { to: 120000 },
      perM2: { to: 1400 },
    });
    expect(formatFilter(parseFilter(text))).toBe(text);
  });

  it("has floors below ground, a single floor, and reversed ends", () => {
    expect(parseFilter("floor=-1..3").floor).toEqual({ from: -1, to: 3 });
    expect(parseFilter("floor=-2..").floor).toEqual({ from: -2 });
    expect(parseFilter("floor=..-1").floor).toEqual({ to: -1 });
    expect(parseFilter("floor=4").floor).toEqual({ from: 4, to: 4 });
    expect(parseFilter("area=90-60").area).toEqual({ from: 60, to: 90 });
    expect(formatFilter(parseFilter("floor=-1..3"))).toBe("floor=-1..3");
  });

  it("reads what a form without scripts sends", () => {
    const sent =
      "status=available&bedrooms=2&bedrooms=3&area-from=60&area-to=90&price-from=&price-to=195%E2%80%AF000&view=list";
    expect(formatFilter(parseFilter(sent))).toBe("bedrooms=2,3&area=60-90&status=available&price=-195000");
  });

  it("finds a building whose id has a space, as a form sends it", () => {
    expect(parseFilter("tower=Ost+%26+West").towers).toEqual(["Ost & West"]);
  });

  it("omits empty values", () => {
    expect(parseFilter("")).toEqual(emptyFilter);
    expect(parseFilter("?bedrooms=two,&area=big&floor=-&side=NW,S&colour=red&status=free&price=1e9")).toEqual({
      ...emptyFilter,
      sides: ["S"],
    });
  });

  it("is unchanged after writing and reading", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(formatFilter(filter))).toEqual(filter);
      }),
    );
  });

  it("is stable once any text was read", () => {
    const values = fc.constantFrom(
      "2",
      "2,3",
      "60-90",
      "-5",
      "4-",
      "-1..3",
      "..",
      "S,E",
      "k5",
      "%",
      "a b",
      "0..-0",
      "7.25-3",
    );
    const names = fc.constantFrom(
      "bedrooms",
      "area",
      "floor",
      "side",
      "tower",
      "outdoor",
      "kind",
      "status",
      "price",
      "perM2",
    );
    const parts = fc.array(
      fc.tuple(names, values).map((pair) => pair.join("=")),
      { maxLength: 6 },
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      parts.map((list) => list.join("&")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const once = formatFilter(parseFilter(text));
        expect(formatFilter(parseFilter(once))).toBe(once);
      }),
    );
  });
});
