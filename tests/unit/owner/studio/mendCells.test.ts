import { describe, expect, it } from "vitest";
import {
  similarCorrections,
  cellPlace,
  columnOfCell,
  suggestedText,
  withCorrections,
} from "../../../../owner/studio/draft/rows/corrections.ts";

describe("a corrected cell", () => {
  it("is found by its address as spreadsheets write it", () => {
    expect(cellPlace("D47")).toEqual({ column: 3, row: 46 });
    expect(cellPlace("AB1")).toEqual({ column: 27, row: 0 });
    expect(["row 14", "D0", "", "d4"].map(cellPlace)).toEqual([undefined, undefined, undefined, undefined]);
    expect(columnOfCell({ grid: [], headingRow: 0, columns: { area: 3 } }, "D47")).toBe("area");
    expect(columnOfCell({ grid: [], headingRow: 0, columns: { area: 3 } }, "E47")).toBeUndefined();
  });

  it("replaces the sheet's value, even beyond the end of a row; the file's own rows stay unchanged", () => {
    const grid = [["Nr"], ["1", "6O,5"]];
    expect(withCorrections(grid, { B2: "60,5", C1: "x", A9: "nowhere" })).toEqual([
      ["Nr", null, "x"],
      ["1", "60,5"],
    ]);
    expect(grid).toEqual([["Nr"], ["1", "6O,5"]]);
    expect(withCorrections(grid, {})).toBe(grid);
  });

  it("probably has a zero where its figure contains the letter O", () => {
    expect(["6O,5", "95.OOO €", "1oo m2"].map((text) => suggestedText(text))).toEqual(["60,5", "95.000 €", "100 m2"]);
    expect(["rez?", "O", "OK 5", "60,5", ""].map((text) => suggestedText(text))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it("is probably in thousands if a price has three digits", () => {
    const likely = (text: string) => suggestedText(text, "price");
    expect(["98", "98,5", "98.50 €", "120"].map(likely)).toEqual(["98.000", "98.500", "98.500 €", "120.000"]);
    expect(["98.000", "98,555", "x", ""].map(likely)).toEqual([undefined, undefined, undefined, undefined]);
    expect(suggestedText("98", "area")).toBeUndefined();
  });

  it("is corrected along with the cells of its column that have the same problem: by the same text, or each by its likely meaning", () => {
    const grid = [
      ["Kodi", "Çmimi"],
      ["1", "9O.000"],
      ["2", "9O.000"],
      ["3", "8O.OOO"],
      ["4", "9O.000"],
      ["9O.000", "98"],
    ];
    const cells = ["B2", "B3", "B4", "B5", "A6", "B6"].map((at) => ({ at, reason: "no amount" }));
    const wrong = { cells, sheet: { grid, headingRow: 0, columns: { home: 0, price: 1 } }, leftOut: new Set(["B5"]) };
    expect(similarCorrections("B2", "91.000", wrong)).toEqual({ B3: "91.000" });
    expect(similarCorrections("B2", "90.000", wrong)).toEqual({ B3: "90.000", B4: "80.000" });
    const twice = cells.map((cell) => (cell.at === "B3" ? { ...cell, reason: "stands in row 2 already" } : cell));
    expect(similarCorrections("B2", "91.000", { ...wrong, cells: twice })).toEqual({});
    expect(similarCorrections("C2", "90.000", wrong)).toEqual({});
  });
});
