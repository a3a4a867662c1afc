import { describe, expect, it } from "vitest";
import { rowColours, withColours } from "../../../../owner/studio/draft/rows/rowColours.ts";
import { statusWords } from "../../../../owner/sync/cells/status.ts";
import { gridRows, type NamedGrid } from "../../../../owner/sync/cells/gridRows.ts";
import { type XlsxSheet, xlsxGrids } from "../../../../owner/sync/table/xlsxGrids.ts";
import { colouredList } from "../../../support/colouredList.ts";

const list = [
  ["Hyrja", "Kati", "Banesa", "Statusi"],
  ["1", "1", "1", null],
  [null, "1", "2", null],
  [null, "1", "3", "E lirë"],
  [null, "1", "4", null],
  [null, "-1", "Garazh 1", null],
  [null, null, "Totali", null],
] as const;
const noSheet: XlsxSheet = { name: "", grid: [] };
const columns = { entrance: 0, floor: 1, label: 2, status: 3 };

describe("a sheet of an Excel file", () => {
  it("has the colour of each row, from its cells or from the theme; white and patterns do not count", async () => {
    const [other, sheet] = await xlsxGrids(colouredList(list, [5, 2, 2, 2, 4, 3, 1]));
    expect(sheet?.rowColours).toEqual(["#808080", "#92d050", "#92d050", "#92d050", "#4472c4"]);
    expect(other?.rowColours).toBeUndefined();
    const [named] = await xlsxGrids(colouredList(list, [5, 2]), "Lista");
    expect(named?.rowColours).toEqual(["#808080", "#92d050"]);
  });

  it("has colours that may be statuses, where no word states one; they mean nothing until the owner assigns them", async () => {
    const [, { grid, rowColours: colours = [] } = noSheet] = await xlsxGrids(colouredList(list, [5, 2, 2, 2, 4, 4, 2]));
    const sheet = { grid, headingRow: 0, columns };
    expect(rowColours(sheet, colours, statusWords())).toEqual([
      { colour: "#92d050", count: 2, status: undefined },
      { colour: "#4472c4", count: 2, status: undefined },
    ]);
    expect(withColours(sheet, colours, statusWords())).toBe(sheet);
    const words = statusWords({ "#92d050": "available" });
    const statuses = (of: NamedGrid) => gridRows(of).map(({ cells }) => cells.status?.value);
    expect(statuses(withColours(sheet, colours, words))).toEqual(["#92d050", "#92d050", "E lirë", null, null, null]);
    const { status: _, ...others } = columns;
    const without = { ...sheet, grid: grid.map((cells) => cells.slice(0, 3)), columns: others };
    expect(withColours(without, colours, words)).toMatchObject({ columns: { status: 3 } });
  });

  it("has merged cells: an empty cell below them belongs to no entrance", async () => {
    const file = colouredList(list, [], ["A2:A5", "A1:D1"]);
    const [, { grid, merged = [] } = noSheet] = await xlsxGrids(file);
    expect(merged).toEqual(["A2:A5"]);
    const entrances = (ranges: readonly string[]) =>
      gridRows({ grid, headingRow: 0, columns, merged: ranges }).map(({ cells }) => cells.entrance?.value);
    expect(entrances(merged)).toEqual(["1", "1", "1", "1", null, null]);
    expect(entrances([])).toEqual(["1", "1", "1", "1", "1", null]);
    expect(entrances(["A1:A2"])).toEqual(["1", "1", "1", "1", "1", null]);
  });
});
