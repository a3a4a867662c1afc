import { describe, expect, it } from "vitest";
import { guessColumns } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { chosenOf, withAnswers } from "../../../../owner/studio/page/apartments/import/chosenFile.ts";
import { readImport } from "../../../../owner/studio/page/apartments/import/readImport.ts";

const grid = [
  ["Godina", "Kati", "Nr. Ap.", "Gjendja"],
  ["A", 1, "12B", "E lirë"],
  ["A", 2, null, new Date(0)],
];
const chosen = withAnswers(chosenOf("Lista.xlsx", [{ name: "Fleta 1", ...guessColumns(grid) }]), {
  corrected: { C3: "13" },
  leftOut: new Set(["D3"]),
  correcting: "D3",
});

describe("a list import that was interrupted by leaving the page", () => {
  it("is restored with its file, its columns and its corrected cells from the browser's database", () => {
    const open = { step: "trial", chosen };
    expect(readImport(structuredClone(open))).toEqual(open);
  });

  it.each([
    ["nothing", undefined],
    ["a text", "trial"],
    ["an unknown step", { step: "later", chosen }],
    ["a list that was applied", { step: "applied", count: 3 }],
    ["no file", { step: "trial", chosen: null }],
    ["no sheets", { step: "trial", chosen: { ...chosen, sheets: undefined } }],
    ["a sheet that the file lacks", { step: "trial", chosen: { ...chosen, sheet: 4 } }],
    ["invalid rows", { step: "trial", chosen: { ...chosen, sheets: [{ name: "", ok: true, sheet: { grid: [1] } }] } }],
    ["a column of another release", { step: "trial", chosen: { ...chosen, columns: { colour: 1 } } }],
    ["answers without their set", { step: "trial", chosen: { ...chosen, leftOut: ["D3"] } }],
    ["invalid undo steps", { step: "trial", chosen: { ...chosen, past: [{}] } }],
  ])("starts anew if the browser has %s", (_, stored) => {
    expect(readImport(stored)).toBeUndefined();
  });
});
