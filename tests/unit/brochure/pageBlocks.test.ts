import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageBlocks } from "../../../src/brochure/reading/pageBlocks.ts";
import { parsePageTexts } from "../../../src/project/parsePageTexts.ts";

const apartments = [
  ["Banesa", "Dhomat"],
  ["1", "2+1"],
  ["2", "1+1"],
];

describe("A page's text for visitors who cannot see the picture", () => {
  it("puts a table in place of its words, and reads them once", () => {
    expect(pageBlocks({ text: "Kati 3 Banesa Dhomat 1 2+1\n2 1+1 Kulla 5", tables: [apartments] })).toEqual([
      { words: "Kati 3" },
      { table: apartments },
      { words: "Kulla 5" },
    ]);
  });

  it("adds the table headings that sighted readers can do without", () => {
    expect(pageBlocks({ text: "Kati 3 1 2+1 2 1+1 26", tables: [apartments] })).toEqual([
      { words: "Kati 3" },
      { table: apartments },
      { words: "26" },
    ]);
  });

  it("ends with a table whose words are not in the text", () => {
    expect(pageBlocks({ text: "Kati 3", tables: [apartments] })).toEqual([{ words: "Kati 3" }, { table: apartments }]);
    expect(pageBlocks({ text: "31 2+1 2 1+1", tables: [apartments] })).toHaveLength(2);
  });

  it("is plain text on a page without a table, and empty on a page without text", () => {
    expect(pageBlocks({ text: "Kulla 5", tables: [] })).toEqual([{ words: "Kulla 5" }]);
    expect(pageBlocks({ text: "", tables: [] })).toEqual([]);
  });

  it("turns the apartments of every floor and the rooms of every layout in the sample's brochure into tables", () => {
    const file: unknown = JSON.parse(readFileSync("public/project/brochure/brochure-text.json", "utf8"));
    const pages = (parsePageTexts(file) ?? []).map((page) => ({ page, blocks: pageBlocks(page) }));
    const heads = pages.flatMap(({ page }) => page.tables.map(([first]) => first?.join(", ")));
    const count = (head: string) => heads.filter((each) => each === head).length;
    expect(count("Banesa, Dhomat, Sipërfaqja, Ballkon, tarracë, Orientimi, Faqja")).toBe(21);
    expect(count("Në plan, Dhoma, Sipërfaqja")).toBe(21);
    expect(heads).toHaveLength(46);
    // Each table is in its place: read from top to bottom, the page has its printed words in their order.
    const misread = pages.filter(({ page, blocks }) => {
      const read = blocks.map((block) => ("words" in block ? block.words : block.table.slice(1).flat().join(" ")));
      const printedHeads = page.tables
        .map(([first]) => `${first?.join(" ")} `)
        .find((each) => page.text.includes(each));
      return read.join(" ") !== page.text.replace(printedHeads ?? "", "");
    });
    expect(misread).toEqual([]);
  });
});
