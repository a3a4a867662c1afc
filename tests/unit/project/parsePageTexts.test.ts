import { describe, expect, it } from "vitest";
import { parsePageTexts } from "../../../src/project/parsePageTexts.ts";

describe("The texts of a brochure's pages", () => {
  it("are plain texts, or words with their boxes", () => {
    const texts = parsePageTexts([
      "Kulla 5",
      {
        words: [
          ["Kati", 10, 20, 80, 30],
          ["i", 96, 20, 8, 30],
        ],
      },
      { text: "Fund" },
    ]);
    expect(texts?.map(({ text }) => text)).toEqual(["Kulla 5", "Kati i", "Fund"]);
    expect(texts?.[1]?.words[0]).toEqual({ text: "Kati", x: 10, y: 20, width: 80, height: 30 });
  });

  it("have tables of headings and rows, and lose broken ones", () => {
    const table = [
      ["Dhoma", "m²"],
      ["Kuzhina", "6,4"],
    ];
    const broken = [7, [], [["Dhoma"]], [["Dhoma"], "Kuzhina"], [["Dhoma"], []], [["Dhoma"], ["Kuzhina", 6.4]]];
    const texts = parsePageTexts([
      { text: "a", tables: [...broken, [["Dhoma", " m²\n"], table[1]]] },
      { words: [["a", 1, 2, 3, 4]], tables: "b" },
      { tables: [table] },
    ]);
    expect(texts?.map(({ tables }) => tables)).toEqual([[table], [], [table]]);
    expect(texts?.map(({ text }) => text)).toEqual(["a", "a", ""]);
  });

  it("lose only broken parts", () => {
    const texts = parsePageTexts([
      null,
      { words: [["a", 1, 2, 3], ["b", 1, 2, 3, "4"], ["c", 1, 2, 3, 4], 7] },
      5,
      "d",
    ]);
    expect(texts?.map(({ text }) => text)).toEqual(["", "c", "", "d"]);
  });

  it("are empty if the file is not a list", () => {
    expect(parsePageTexts({ pages: [] })).toBeUndefined();
  });
});
