import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyFilter, withoutGroup, type Range, type Orientation } from "../../../src/search/filter/filter.ts";
import { matches } from "../../../src/search/filter/matches.ts";
import { filterCounts, scalesOf } from "../../../src/search/filter/filterCounts.ts";
import { relaxFilter } from "../../../src/search/filter/relaxFilter.ts";
import { createApartment } from "../finder/smallProject.ts";
import { filters, apartments } from "./arbitraries.ts";

const many = fc.array(apartments, { maxLength: 40 });

describe("the counts next to the options", () => {
  it("are the matches if the option were the only one in its group", () => {
    fc.assert(
      fc.property(filters, many, (filter, all) => {
        const counts = filterCounts(filter, all);
        expect(counts.apartments).toEqual(all.filter((each) => matches(filter, each)));
        for (const side of ["N", "E", "S", "W"] satisfies Orientation[])
          expect(counts.sides.get(side) ?? 0).toBe(
            all.filter((each) => matches({ ...filter, sides: [side] }, each)).length,
          );
        for (const bedrooms of [0, 1, 2, 3, 4])
          expect(counts.bedrooms.get(bedrooms) ?? 0).toBe(
            all.filter((each) => matches({ ...filter, bedrooms: [bedrooms] }, each)).length,
          );
        for (const kind of ["balcony", "terrace"] as const)
          expect(counts.outdoor.get(kind) ?? 0).toBe(
            all.filter((each) => matches({ ...filter, outdoor: [kind] }, each)).length,
          );
        expect(counts.anyStatus).toBe(all.filter((each) => matches(withoutGroup(filter, "statuses"), each)).length);
      }),
    );
  });

  it("add up, step by step, to the apartments without the range", () => {
    fc.assert(
      fc.property(filters, many, (filter, all) => {
        const { area } = filterCounts(filter, all);
        const open = all.filter((each) => each.area !== undefined && matches(withoutGroup(filter, "area"), each));
        expect((area?.counts ?? []).reduce((a, b) => a + b, 0)).toBe(open.length);
      }),
    );
  });

  it("use a scale of round steps that stays the same under every filter", () => {
    const all = [createApartment("k5", 1, { area: 53.2 }), createApartment("k5", 11, { area: 121 })];
    expect(scalesOf(all)).toEqual({ area: { from: 50, to: 125 }, floor: { from: 1, to: 11 } });
    const { floor } = filterCounts({ ...emptyFilter, floor: { from: 4 } }, all);
    expect(floor).toEqual({ from: 1, width: 1, counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] });
  });

  it("omit the slider for a figure that no apartment states", () => {
    expect(scalesOf([createApartment("k5", 1)]).price).toBeUndefined();
  });
});

describe("the suggestion for loosening a filter", () => {
  it("yields the promised count, and changes one group only", () => {
    fc.assert(
      fc.property(filters, many, (filter, all) => {
        const none = all.filter((each) => !matches(filter, each));
        const loosenings = relaxFilter(filter, none);
        expect(loosenings.length).toBeLessThanOrEqual(3);
        for (const loosening of loosenings) {
          expect(loosening.apartments.length).toBeGreaterThan(0);
          expect(none.filter((each) => matches(loosening.filter, each))).toEqual(loosening.apartments);
          expect(withoutGroup(loosening.filter, loosening.group)).toEqual(withoutGroup(filter, loosening.group));
        }
      }),
    );
  });

  it("is the smallest step first, then the entire group if that yields more", () => {
    const filter = { ...emptyFilter, bedrooms: [2], area: { from: 95, to: 110 } };
    const two = (area: number, number: number) => createApartment("k5", number, { number, area, bedrooms: 2 });
    const all = [two(92.3, 1), two(92.8, 2), two(70, 3), createApartment("k5", 4, { area: 100, bedrooms: 3 })];
    expect(
      relaxFilter(filter, all).map(({ group, change, apartments: { length } }) => [group, change, length]),
    ).toEqual([
      ["area", { kind: "from", value: 92 }, 2],
      ["bedrooms", { kind: "also", option: 3 }, 1],
      ["area", { kind: "without" }, 3],
    ]);
  });

  it("moves the only end if there is one", () => {
    const all = [createApartment("k5", 1, { area: 60 }), createApartment("k5", 2, { area: 90 })];
    const stepOf = (area: Range) => relaxFilter({ ...emptyFilter, area }, all)[0]?.change;
    expect(stepOf({ from: 100 })).toEqual({ kind: "from", value: 90 });
    expect(stepOf({ to: 50 })).toEqual({ kind: "to", value: 60 });
  });

  it("does not exist if two groups would have to be loosened at once", () => {
    const filter = { ...emptyFilter, bedrooms: [2], area: { from: 95 } };
    expect(relaxFilter(filter, [createApartment("k5", 1, { area: 60, bedrooms: 1 })])).toEqual([]);
  });
});
