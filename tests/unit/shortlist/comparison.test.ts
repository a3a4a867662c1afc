import { describe, expect, test } from "vitest";
import { differencesOf, isEqual, shownRows } from "../../../src/shortlist/comparison/compareRow.ts";
import { equalizePlanScales } from "../../../src/shortlist/comparison/equalizePlanScales.ts";

const row = (id: string, ...values: readonly string[]) => ({ id, label: id, values });
const namesOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe("a row of the comparison", () => {
  test("is written once if all apartments have the same value", () => {
    expect(isEqual(row("bedrooms", "3", "3", "3"))).toBe(true);
    expect(isEqual(row("bedrooms", "3", "3", "2"))).toBe(false);
    expect(isEqual(row("bedrooms", "3", ""))).toBe(false);
  });

  test("is left out if the project states nothing, or if only differences are shown and there is none", () => {
    const rows = [
      row("area", "96 m²", "81 m²"),
      row("side", "Jug", "Jug"),
      row("price", "", ""),
      row("outdoor", "5", ""),
    ];
    expect(namesOf(shownRows(rows, false))).toEqual(["area", "side", "outdoor"]);
    expect(namesOf(shownRows(rows, true))).toEqual(["area", "outdoor"]);
  });

  test("states how much more each apartment has than the smallest", () => {
    expect(differencesOf([96.3, 80.9, 103.1])).toEqual([15.4, undefined, 22.2]);
    expect(differencesOf([undefined, 80.9, 80.9])).toEqual([undefined, undefined, undefined]);
    expect(differencesOf([undefined, 4.04, 4])).toEqual([undefined, undefined, undefined]);
    expect(differencesOf([])).toEqual([]);
  });
});

describe("plans side by side", () => {
  test("keep their sizes if drawn at one scale", () => {
    const drawn = [
      { width: 357, height: 416, area: 96.3 },
      { width: 303, height: 366, area: 80.9 },
    ];
    expect(equalizePlanScales(drawn)).toEqual({ factors: [1, 1], isOneScale: true });
  });

  test("keep their scale next to an apartment without one", () => {
    const plans = [
      { width: 400, height: 300, area: 80.5 },
      { width: 0, height: 0, area: 81 },
    ];
    expect(equalizePlanScales(plans)).toEqual({ factors: [1, 1], isOneScale: true });
  });

  test("are adjusted by their areas if drawn at different scales, and are not said to share one", () => {
    const { factors, isOneScale } = equalizePlanScales([
      { width: 400, height: 400, area: 80 },
      { width: 800, height: 800, area: 80 },
      { width: 0, height: 0, area: undefined },
    ]);
    expect(isOneScale).toBe(false);
    expect(factors).toEqual([1, 0.5, 1]);
  });
});
