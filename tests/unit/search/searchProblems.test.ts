import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatFilter } from "../../../src/search/filter/filterText.ts";
import { sortKeys } from "../../../src/search/filter/sort.ts";
import { searchProblems } from "../../../src/finder/state/searchReports.ts";
import { filters } from "./arbitraries.ts";

const towers = ["k5", "k6"];
const ofFilter = (filter: string): readonly string[] => searchProblems({ filter, sort: null }, towers);
const ofSort = (sort: string): readonly string[] => searchProblems({ filter: null, sort }, towers);

describe("the sentences for a page's author about filter and sort", () => {
  it("name the orders that exist", () => {
    expect(ofSort("prise")).toEqual([
      'has sort="prise", which is ignored: write one of home, floor, bedrooms, area, outdoor, side, price, perM2, with "-" before it for the largest first, or leave it out.',
    ]);
    expect(ofSort("--price")).toHaveLength(1);
    expect(ofSort("Price")).toHaveLength(1);
  });

  it("are silent about every order, in both directions, and about none", () => {
    for (const key of sortKeys) expect([...ofSort(key), ...ofSort(`-${key}`)]).toEqual([]);
    expect([...ofSort(""), ...searchProblems({ filter: null, sort: null }, towers)]).toEqual([]);
  });

  it.each([
    [
      "rooms=2",
      'has a filter with "rooms", which is ignored: write one of bedrooms, area, floor, side, tower, outdoor, kind, status, price, perM2.',
    ],
    ["bedrooms=2,two", "has a filter with bedrooms=two, which is ignored: write numbers: 2,3."],
    ["area=big", "has a filter with area=big, which is ignored: write a range: 60-90, 60- or -90."],
    ["area-from=big", "has a filter with area-from=big, which is ignored: write a number."],
    ["side=NW,S", "has a filter with side=NW, which is ignored: write one of N, E, S, W."],
    [
      "outdoor=garden",
      "has a filter with outdoor=garden, which is ignored: write one of balcony, terrace, or a range: 5-.",
    ],
    [
      "status=free&kind=home",
      "has a filter with status=free, which is ignored: write one of available, reserved, sold, notReleased.",
    ],
    ["tower=k9", "has a filter with tower=k9, which the project does not have: write one of k5, k6."],
  ])("say of the filter %s what has no effect, and what to write", (filter, sentence) => {
    expect(ofFilter(filter)).toEqual([sentence]);
  });

  it("are silent about what a form without scripts sends", () => {
    expect(
      ofFilter(
        "status=available&bedrooms=2&bedrooms=3&area-from=60&price-from=&price-to=195%E2%80%AF000&view=list&sort=-area",
      ),
    ).toEqual([]);
  });

  it("are silent about every filter that an element writes", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(searchProblems({ filter: formatFilter(filter), sort: null }, filter.towers)).toEqual([]);
      }),
    );
  });
});
