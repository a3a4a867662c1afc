import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Apartment } from "../../../src/project/types.ts";
import {
  emptyFilter,
  groups,
  isAsked,
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

/** Of a filter, one group alone. */
const alone = (filter: Filter, only: Group): Filter =>
  groups.filter((group) => group !== only).reduce(withoutGroup, filter);

describe("what a filter lets through", () => {
  it("is every apartment where nothing is asked for", () => {
    fc.assert(fc.property(apartments, (each) => matches(emptyFilter, each)));
    expect(isFiltered(emptyFilter)).toBe(false);
  });

  it("is one of several options of a group, and each group's", () => {
    expect(finds({ bedrooms: [2, 3] }, { type: "3+1" })).toBe(true);
    expect(finds({ bedrooms: [2, 3] }, { bedrooms: 4 })).toBe(false);
    expect(finds({ bedrooms: [2], towers: ["k6"] }, { bedrooms: 2 })).toBe(false);
  });

  it("counts a corner for both of its sides", () => {
    expect(finds({ sides: ["W"] }, { side: ["S", "W"] })).toBe(true);
    expect(finds({ sides: ["N", "E"] }, { side: ["S", "W"] })).toBe(false);
  });

  it("finds an apartment of several floors on any of them", () => {
    expect(finds({ floor: { from: 4, to: 9 } }, { storeys: [3, 4] })).toBe(true);
    expect(finds({ floor: { from: 5 } }, { storeys: [3, 4] })).toBe(false);
  });

  it("takes both ends of a range in", () => {
    expect(finds({ area: { from: 60, to: 90 } }, { area: 90 })).toBe(true);
    expect(finds({ area: { from: 60, to: 90 } }, { area: 90.1 })).toBe(false);
  });

  it("leaves out an apartment that lacks the figure", () => {
    expect(finds({ area: { from: 0 } }, {})).toBe(false);
    expect(finds({ statuses: ["available"] }, {})).toBe(false);
    expect(finds({ price: { to: 100 } }, { price: { kind: "onRequest", amount: 90 } })).toBe(false);
  });

  it("compares the price of one m², stated or computed, and leaves sold apartments out", () => {
    const price = { kind: "exact", amount: 90_000 } as const;
    expect(finds({ perM2: { to: 1500 } }, { price, area: 60 })).toBe(true);
    expect(finds({ perM2: { to: 1499 } }, { price, area: 60 })).toBe(false);
    expect(finds({ perM2: { to: 1499 } }, { price: { ...price, perM2: 1450.5 }, area: 60 })).toBe(true);
    expect(finds({ perM2: { to: 9999 } }, { price })).toBe(false);
    expect(finds({ perM2: { to: 9999 } }, { price, area: 60, status: "sold" })).toBe(false);
  });

  it("distinguishes a terrace from a balcony by the given kinds, else by 20 m² or more", () => {
    expect(finds({ outdoor: ["terrace"] }, { outdoorArea: 20 })).toBe(true);
    expect(finds({ outdoor: ["balcony"] }, { outdoorArea: 20 })).toBe(false);
    expect(finds({ outdoor: ["balcony"] }, { outdoorArea: 19.9 })).toBe(true);
    expect(finds({ outdoor: ["balcony"] }, { outdoorArea: 0 })).toBe(false);
    expect(finds({ outdoor: ["balcony"] }, { areas: { balcony: 30 }, outdoorArea: 30 })).toBe(true);
    expect(finds({ outdoor: ["balcony", "terrace"] }, { areas: { garden: 50 }, outdoorArea: 50 })).toBe(false);
  });

  it("lets an apartment through where each of its groups would by itself", () => {
    fc.assert(
      fc.property(filters, apartments, (filter, each) => {
        const few = groups.filter((group) => !matches(alone(filter, group), each));
        expect(matches(filter, each)).toBe(few.length === 0);
        expect(matches(few.reduce(withoutGroup, filter), each)).toBe(true);
      }),
    );
  });

  it("matches every apartment once every group is cleared", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const none = groups.reduce(withoutGroup, filter);
        expect(none).toEqual(emptyFilter);
        expect(groups.some((group) => isAsked(none, group))).toBe(false);
      }),
    );
  });

  it("starts with the free apartments, or with all if the project states no status", () => {
    expect(startFilter(smallProject)).toEqual(emptyFilter);
    const [floor, ...rest] = smallProject.floors;
    const floors = floor ? [{ ...floor, apartments: [createApartment("k5", 1, { status: "sold" })] }, ...rest] : rest;
    expect(startFilter({ ...smallProject, floors }).statuses).toEqual(["available"]);
  });
});
