import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lengthClass, longestWord } from "../../../demo/layout/longestWord.ts";

describe("a headline with a long word", () => {
  it("has a class for the length of the longest one; hyphens and dashes end a word", () => {
    expect(longestWord("Dy kulla, një park.")).toBe("");
    expect(longestWord("Generationenübergreifendes Wohnen")).toBe("longest-28");
    expect(longestWord("Dach-Räume-Süd")).toBe("");
    expect(longestWord("Wir kommen.")).toBe("longest-8");
    expect(longestWord("x".repeat(90))).toBe("longest-48");
    expect(longestWord("")).toBe("");
    expect([lengthClass(7), lengthClass(8), lengthClass(19)]).toEqual(["", "longest-8", "longest-20"]);
  });

  it("has a rule of the style sheet for every class", () => {
    const css = readFileSync("demo/styles/long-words.css", "utf8");
    const lengths = new Set(
      [...css.matchAll(/^\.longest-(\d+) \{\n {2}--letters: (\d+);/gm)].map(([, name, value]) => {
        expect(name).toBe(value);
        return name;
      }),
    );
    for (let letters = 8; letters < 60; letters += 1)
      expect(lengths, `${letters}`).toContain(lengthClass(letters).replace("longest-", ""));
  });
});
