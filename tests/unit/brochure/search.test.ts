import { describe, expect, it } from "vitest";
import { createSearch, foldText, markedWords } from "../../../src/brochure/reading/search.ts";

const texts = [
  "Kulla 5",
  "",
  "Nëntë banesa rreth një bërthame me dy ashensorë dhe shkallë me dritë dite. Banesat e këndit shohin në dy anë, nga pranvera në vjeshtë.",
  "Kati i shtatë. Kati i shtatë ka tarraca.",
];

describe("Search in a brochure", () => {
  const search = createSearch(texts);

  it("finds words regardless of accents and case", () => {
    expect(search("SHTATE").map(({ page, count }) => [page, count])).toEqual([[3, 2]]);
    expect(search("bërthame")[0]?.page).toBe(2);
  });

  it("finds several consecutive words", () => {
    expect(search("dy ashensore").map(({ page }) => page)).toEqual([2]);
    expect(search("dy dritë")).toEqual([]);
  });

  it("shows the words as they are written, with some surrounding text, and cuts no word in two", () => {
    const [hit] = search("kendit");
    expect(hit?.hit).toBe("këndit");
    expect(hit?.before).toBe("… me dritë dite. Banesat e ");
    expect(hit?.after.endsWith("vjeshtë.")).toBe(true);
    expect(search("kulla")[0]).toMatchObject({ before: "", hit: "Kulla", after: " 5" });
  });

  it("finds nothing for a single letter or an empty query", () => {
    expect([...search(""), ...search(" "), ...search("a")]).toEqual([]);
  });

  it("keeps the position of every letter, so that a mark covers its word", () => {
    const odd = "İstanbul Straße Çati ﬁlm e\u0301";
    expect(foldText(odd)).toHaveLength(odd.length);
  });

  it("marks every word that the search touches", () => {
    const words = ["Kati", "i", "shtatë", "ka", "tarraca"].map((text) => ({ text }));
    expect([...markedWords(words, "i shtate")]).toEqual([0, 1, 2].slice(1));
    expect([...markedWords(words, "tarr")]).toEqual([4]);
    expect([...markedWords(words, "x")]).toEqual([]);
  });
});
