import { describe, expect, it } from "vitest";
import { bookLayout, pageBoxWidth } from "../../../src/brochure/stage/bookLayout.ts";
import { orderPages, lastSpread, leafCount, pageNumbers, pagesOfSpread } from "../../../src/brochure/book/spreads.ts";

describe("The pages of a brochure", () => {
  it("are 690, 600 or 300 px wide depending on the window's width, as specified", () => {
    const widths = [320, 799, 800, 1499, 1500, 2560].map(pageBoxWidth);
    expect(widths).toEqual([300, 300, 600, 600, 690, 690]);
  });

  it("are sorted by the number in each file name, not alphabetically", () => {
    const files = ["page-10.jpg", "page-9-690.avif", "100.jpg", "p/7/page-002.jpg?v=1", "notes.jpg"];
    const ordered = orderPages(files.map((src) => ({ src }))).map(({ src }) => src);
    expect(ordered).toEqual(["p/7/page-002.jpg?v=1", "page-9-690.avif", "page-10.jpg", "100.jpg", "notes.jpg"]);
  });

  it("form a book: the cover alone, then pairs, and the last page alone if the count is even", () => {
    const lie = { count: 112, isDouble: true };
    expect([0, 1, 23, 56, 57].map((spread) => pagesOfSpread(spread, lie))).toEqual([[0], [1, 2], [45, 46], [111], []]);
    expect(lastSpread(lie)).toBe(56);
    expect(pageNumbers(23, lie)).toBe("46–47");
  });

  it("are shown one by one on phones", () => {
    const lie = { count: 112, isDouble: false };
    expect([0, 45, 111].map((spread) => pagesOfSpread(spread, lie))).toEqual([[0], [45], [111]]);
    expect(leafCount(lie)).toBe(112);
  });
});

describe("The box of a page", () => {
  const ratio = 1380 / 1600;

  it("is the specified one if the page has its proportions", () => {
    const { width, height, isDouble } = bookLayout({ width: 1600, boxWidth: 690, ratio });
    expect([width, height, isDouble]).toEqual([690, 800, true]);
  });

  it("keeps the page's proportions within the specified box", () => {
    const { width, height, stageHeight } = bookLayout({ width: 1440, boxWidth: 600, ratio });
    expect([width, height, stageHeight]).toEqual([600, 695, "800px"]);
  });

  it("contains one page if there is no room for two, and is never wider than the element", () => {
    expect(bookLayout({ width: 820, boxWidth: 600, ratio })).toMatchObject({ isDouble: false, width: 600 });
    expect(bookLayout({ width: 390, boxWidth: 300, ratio })).toMatchObject({
      isDouble: false,
      width: 300,
      buttonSize: 45,
    });
    expect(bookLayout({ width: 320, boxWidth: 300, ratio }).width).toBe(264);
    expect(bookLayout({ width: 360, boxWidth: 690, ratio }).width).toBe(304);
  });

  it("fills the screen in full screen without cropping the page", () => {
    const { width, height } = bookLayout({ width: 1920, boxWidth: 690, ratio, screen: { width: 1920, height: 1080 } });
    expect(height).toBeLessThanOrEqual(1080 - 88);
    expect(2 * width).toBeLessThanOrEqual(1920 - 2 * 64);
  });
});
