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

  it("lose only what is broken", () => {
    const texts = parsePageTexts([
      null,
      { words: [["a", 1, 2, 3], ["b", 1, 2, 3, "4"], ["c", 1, 2, 3, 4], 7] },
      5,
      "d",
    ]);
    expect(texts?.map(({ text }) => text)).toEqual(["", "c", "", "d"]);
  });

  it("are none where the file is no list", () => {
    expect(parsePageTexts({ pages: [] })).toBeUndefined();
  });
});
