import { describe, expect, it } from "vitest";
import { textOf } from "../../../../owner/sync/cells/cell.ts";
import { gridRows } from "../../../../owner/sync/cells/gridRows.ts";
import type { SheetGrid } from "../../../../owner/sync/cells/row.ts";
import { readTable } from "../../../../owner/sync/table/readTable.ts";
import { planRows } from "../../../../owner/studio/draft/rows/planRows.ts";
import { newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addFloors, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { xlsxFile } from "../../../support/xlsxFile.ts";

const columns = { tower: 0, entrance: 1, floor: 2, label: 3 } as const;
const places = (grid: SheetGrid, named: object = columns) =>
  gridRows({ grid, headingRow: -1, columns: named }).map(({ cells }) =>
    (["tower", "entrance", "floor", "label"] as const).map((column) => textOf(cells[column]?.value ?? null)).join(" "),
  );

/** A sheet with merged cells: each place is next to its first apartment. */
const merged: SheetGrid = [
  ["A", "1", 1, "a"],
  [null, null, null, "b"],
  [null, null, 2, "c"],
  [null, "2", 1, "d"],
  ["B", "1", 1, "e"],
  [null, null, null, "f"],
];

describe("a merged cell", () => {
  it("applies to all rows below it, for building, entrance and floor", () => {
    expect(places(merged)).toEqual(["A 1 1 a", "A 1 1 b", "A 1 2 c", "A 2 1 d", "B 1 1 e", "B 1 1 f"]);
    const rows = gridRows({ grid: merged, headingRow: -1, columns });
    expect(rows.map(({ inherited }) => inherited.length)).toEqual([0, 3, 2, 1, 0, 3]);
  });

  it("ends where the place to its left changes, whatever the order of the columns", () => {
    const grid: SheetGrid = [
      ["A", 1, "1", "a"],
      [null, 2, null, "b"],
      [null, null, "2", "c"],
      ["B", null, null, "d"],
    ];
    expect(places(grid, { tower: 0, floor: 1, entrance: 2, label: 3 })).toEqual([
      "A 1 1 a",
      "A  2 b",
      "A 2 2 c",
      "B   d",
    ]);
  });

  it("does not end where the same building is written again", () => {
    expect(
      places([
        ["A", "1", 3, "a"],
        ["A", null, null, "b"],
      ]),
    ).toEqual(["A 1 3 a", "A 1 3 b"]);
  });

  it("applies to nothing below an untrusted row", () => {
    const rows = gridRows({ grid: merged, headingRow: -1, columns }, new Map([[2, "it is cut"]]));
    expect(rows.map(({ inherited }) => inherited.length)).toEqual([0, 3, 0, 0, 0, 3]);
    expect(rows[2]).toMatchObject({ at: "row 3", failure: "it is cut" });
  });

  it("may be a row of its own above its apartments", () => {
    expect(
      places([
        ["A", null, null, null],
        [null, null, 1, null],
        [null, null, null, "a"],
      ]),
    ).toEqual(["A  1 a"]);
  });
});

describe("the same file", () => {
  const sheet = [
    ["Godina", "Kati", "Banesa", "Statusi"],
    ["A", 1, "a", "e lirë"],
    [null, null, "b", "e shitur"],
    [null, 2, "a", "e lirë"],
  ];

  it("yields the same rows for the studio and for sync", async () => {
    const named = { tower: "Godina", floor: "Kati", label: "Banesa", status: "Statusi" };
    const synced = await readTable(xlsxFile({ Banesat: sheet }, ["A2:A4", "B2:B3"]), { columns: named });
    const at = { tower: 0, floor: 1, label: 2, status: 3 };
    expect(synced).toEqual(gridRows({ grid: sheet, headingRow: 0, columns: at }));
    const { draft } = addTower(newDraft("Blloku"), "A");
    const { draft: floors } = addFloors(draft, { tower: "a", from: 1, to: 2 });
    const planned = planRows(floors, { grid: sheet, headingRow: 0, columns: at });
    expect(planned.rows.map(({ kind }) => kind)).toEqual(["new", "new", "new"]);
    expect(planned.draft.project.floors.map(({ apartments }) => apartments.length)).toEqual([2, 1]);
  });
});
