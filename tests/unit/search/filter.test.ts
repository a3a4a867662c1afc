import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Apartment } from "../../../src/project/types.ts";
import {
  emptyFilter,
  groups,
  isActive,
  isFiltered,
  startFilter,
  withoutGroup,
  type Filter,
  type Group,
} from "../../../src/search/filter/filter.ts";
import { matches } from "../../../src/search/filter/matches.ts";
import { createApartment, smallProject } from "../finder/smallProject.ts";
import { filters, apartments } from "./arbitraries.ts";

const finds = (filter: Partial<Filter>, more: Partial<Apartment>): boolean =>
  matches({ ...emptyFilter, ...filter }, createApartment("k5", 3, more));

/** Only one group of a filter. */
const alone = (filter: Filter, only: Group): Filter =>
  groups.filter((group) => group !== only).reduce(withoutGroup, filter);

describe("a filter's matches", () => {
  it("are all apartments if the filter is empty", () => {
    fc.assert(fc.property(apartments, (each) => matches(emptyFilter, each)));
    expect(isFiltered(emptyFilter)).toBe(false);
  });

  it("meet one of several options of a group, in every group", () => {
    expect(finds({ bedrooms: [2, 3] }, { type: "3+1" })).toBe(true);
    expect(finds({ bedrooms: [2, 3] }, { bedrooms: 4 })).toBe(false);
    expect(finds({ bedrooms: [2], towers: ["k6"] }, { bedrooms: 2 })).toBe(false);
  });

  it("include a corner for both of its sides", () => {
    expect(finds({ sides: ["W"] }, { side: ["S", "W"] })).toBe(true);
    expect(finds({ sides: ["N", "E"] }, { side: ["S", "W"] })).toBe(false);
  });

  it("include an apartment of several floors on any of them", () => {
    expect(finds({ floor: { from: 4, to: 9 } }, { storeys: [3, 4] })).toBe(true);
    expect(finds({ floor: { from: 5 } }, { storeys: [3, 4] })).toBe(false);
  });

  it("include both ends of a range", () => {
    expect(finds({ area: { from: 60, to: 90 } }, { area: 90 })).toBe(true);
    expect(finds({ area: { from: 60, to: 90 } }, { area: 90.1 })).toBe(false);
  });

  it("exclude an apartment that lacks the figure", () => {
    expect(finds({ area: { from: 0 } }, {})).toBe(false);
    expect(finds({ statuses: ["available"] }, {})).toBe(false);
    expect(finds({ price: { to: 100 } }, { price: { kind: "onRequest", amount: 90 } })).toBe(false);
  });

  it("compare the price per m², stated or computed, and exclude sold apartments", () => {
    const price = { kind: "exact", amount: 90_000 } as const;
    expect(finds({ perM2: { to: 1500 } }, { price, area: 60 })).toBe(true);
    expect(finds({ perM2: { to: 1499 } }, { price, area: 60 })).toBe(false);
    expect(finds({ perM2: { to: 1499 } }, { price: { ...price, perM2: 1450.5 }, area: 60 })).toBe(true);
    expect(finds({ perM2: { to: 9999 } }, { price })).toBe(false);
    expect(finds({ perM2: { to: 9999 } }, { price, area: 60, status: "sold" })).toBe(false);
  });

  it("distinguish a terrace from a balcony by the given kinds, else by 20 m² or more", () => {
    expect(finds({ outdoor: ["terrace"] }, { outdoorArea: 20 })).toBe(true);
    expect(finds({ outdoor: ["balcony"] }, { outdoorArea: 20 })).toBe(false);
    expect(finds({ outdoor: ["balcony"] }, { outdoorArea: 19.9 })).toBe(true);
    expect(finds({ outdoor: ["balcony"] }, { outdoorArea: 0 })).toBe(false);
    expect(finds({ outdoor: ["balcony"] }, { areas: { balcony: 30 }, outdoorArea: 30 })).toBe(true);
    expect(finds({ outdoor: ["balcony", "terrace"] }, { areas: { garden: 50 }, outdoorArea: 50 })).toBe(false);
  });

  it("are the apartments that match each group separately", () => {
    fc.assert(
      fc.property(filters, apartments, (filter, each) => {
        const few = groups.filter((group) => !matches(alone(filter, group), each));
        expect(matches(filter, each)).toBe(few.length === 0);
        expect(matches(few.reduce(withoutGroup, filter), each)).toBe(true);
      }),
    );
  });

  it("are all apartments once every group is cleared", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const none = groups.reduce(withoutGroup, filter);
        expect(none).toEqual(emptyFilter);
        expect(groups.some((group) => isActive(none, group))).toBe(false);
      }),
    );
  });

  it("are the free apartments at first, or all if the project states no status", () => {
    expect(startFilter(smallProject)).toEqual(emptyFilter);
    const [floor, ...rest] = smallProject.floors;
    const floors = floor ? [{ ...floor, apartments: [createApartment("k5", 1, { status: "sold" })] }, ...rest] : rest;
    expect(startFilter({ ...smallProject, floors }).statuses).toEqual(["available"]);
  });
});
