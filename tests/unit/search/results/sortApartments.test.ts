import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Apartment } from "../../../../src/project/types.ts";
import { sortApartments } from "../../../../src/search/results/list/sortApartments.ts";
import { nextSort } from "../../../../src/search/results/list/listColumns.ts";
import { sortKeys, type Sort, type SortKey } from "../../../../src/search/filter/sort.ts";
import { createApartment, smallProject } from "../../finder/smallProject.ts";
import { apartments } from "../arbitraries.ts";

const sorted = (list: readonly Apartment[], by: SortKey, descending = false): readonly string[] => {
  const project = { ...smallProject, floors: smallProject.floors.map((floor) => ({ ...floor, apartments: list })) };
  return sortApartments(list, { by, descending }, project).map(({ id }) => id);
};
const of = (id: string, more: Partial<Apartment>): Apartment => ({ ...createApartment("k5", 1), ...more, id });

describe("sorted apartments", () => {
  it("follow the figure, in both directions, and those without it are always last", () => {
    const list = [of("small", { area: 50 }), of("unknown", {}), of("large", { area: 90 })];
    expect(sorted(list, "area")).toEqual(["small", "large", "unknown"]);
    expect(sorted(list, "area", true)).toEqual(["large", "small", "unknown"]);
  });

  it("keep their order if the figure is the same", () => {
    const list = ["a", "b", "c"].map((id, index) => of(id, { floor: index === 1 ? 9 : 3 }));
    expect(sorted(list, "floor", true)).toEqual(["b", "a", "c"]);
    expect(sorted(list, "floor")).toEqual(["a", "c", "b"]);
  });

  it("follow names building by building, 2 before 12 and 12A before 12B", () => {
    const labels = [
      ["k6", "1"],
      ["k5", "12B"],
      ["k5", "2"],
      ["k5", "12A"],
    ] as const;
    const list = labels.map(([tower, label]) => of(`${tower} ${label}`, { tower, label }));
    expect(sorted(list, "home")).toEqual(["k5 2", "k5 12A", "k5 12B", "k6 1"]);
  });

  it("follow the side they face clockwise, corners in between", () => {
    const list = (["NW", "W", "S", "SE", "N", "WS"] as const).map((id) =>
      of(id, {
        side: id.split("").flatMap((side) => (["N", "E", "S", "W"] as const).find((each) => each === side) ?? []),
      }),
    );
    expect(sorted(list, "side")).toEqual(["N", "SE", "S", "WS", "W", "NW"]);
  });

  it("follow the price per m², stated or computed, those without it last", () => {
    const price = (amount: number, perM2?: number) => ({ kind: "exact", amount, ...(perM2 && { perM2 }) }) as const;
    const list = [
      of("no area", { price: price(1) }),
      of("large", { price: price(120_000), area: 100 }),
      of("small", { price: price(80_000), area: 50 }),
      of("stated", { price: price(80_000, 1400), area: 50 }),
    ];
    expect(sorted(list, "perM2")).toEqual(["large", "stated", "small", "no area"]);
  });

  it("are last if sold or priced on request", () => {
    const price = (amount: number) => ({ kind: "exact", amount }) as const;
    const list = [
      of("sold", { price: price(1), status: "sold" }),
      of("asked", { price: { kind: "onRequest", amount: 1 } }),
      of("dear", { price: price(3) }),
      of("cheap", { price: price(2) }),
    ];
    expect(sorted(list, "price")).toEqual(["cheap", "dear", "sold", "asked"]);
  });

  it("are the same apartments in every order", () => {
    fc.assert(
      fc.property(fc.array(apartments), fc.constantFrom(...sortKeys), fc.boolean(), (list, by, descending) => {
        const ids = list.map(({ id }) => id);
        expect(sorted(list, by, descending).toSorted()).toEqual(ids.toSorted());
      }),
    );
  });

  it("reverse on a second press on a heading; another heading starts with the smallest value, floors from the top", () => {
    const start: Sort = { by: "floor", descending: true };
    expect(nextSort("floor", start)).toEqual({ by: "floor", descending: false });
    expect(nextSort("area", start)).toEqual({ by: "area", descending: false });
    expect(nextSort("floor", { by: "area", descending: false })).toEqual(start);
  });
});
