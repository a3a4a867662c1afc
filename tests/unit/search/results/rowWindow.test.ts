import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampRange, pieces, rangeAt } from "../../../../src/search/results/rows/rowWindow.ts";

const count = fc.integer({ min: 0, max: 500 });
const range = fc.tuple(count, count).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

const none = { row: undefined, served: 0 };

describe("the rows in the document", () => {
  it("are those on screen and some before and after", () => {
    expect(rangeAt(10_000, { topPx: 0, windowPx: 1000, rowPx: 50 })).toEqual({ from: 0, to: 30 });
    expect(rangeAt(10_000, { topPx: -100_000, windowPx: 1000, rowPx: 50 })).toEqual({ from: 1990, to: 2030 });
    expect(rangeAt(10, { topPx: -100_000, windowPx: 1000, rowPx: 50 }).to).toBe(10);
  });

  it("leave room for all the others around them", () => {
    expect(pieces(100, { from: 20, to: 60 }, none)).toEqual([
      { from: 0, to: 20, isRoom: true },
      { from: 20, to: 60, isRoom: false },
      { from: 60, to: 100, isRoom: true },
    ]);
  });

  it("keep the focused one and its neighbours, wherever the page is scrolled", () => {
    const rows = pieces(100, { from: 60, to: 80 }, { row: 5, served: 0 }).filter(({ isRoom }) => !isRoom);
    expect(rows).toEqual([
      { from: 4, to: 7, isRoom: false },
      { from: 60, to: 80, isRoom: false },
    ]);
  });

  it("keep those rendered by a server", () => {
    expect(pieces(100, { from: 60, to: 80 }, { row: 79, served: 8 })).toEqual([
      { from: 0, to: 8, isRoom: false },
      { from: 8, to: 60, isRoom: true },
      { from: 60, to: 81, isRoom: false },
      { from: 81, to: 100, isRoom: true },
    ]);
    expect(pieces(5, { from: 0, to: 2 }, { row: undefined, served: 8 })).toEqual([{ from: 0, to: 5, isRoom: false }]);
  });

  it("and their spacers cover every row once, in order", () => {
    fc.assert(
      fc.property(count, range, fc.option(count, { nil: undefined }), count, (all, requested, focused, served) => {
        const row = focused === undefined || focused >= all ? undefined : focused;
        const found = pieces(all, clampRange(all, requested), { row, served });
        let end = 0;
        for (const { from, to } of found) {
          expect(from).toBe(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBe(all);
        if (focused !== undefined && focused < all) {
          expect(found.some(({ from, to, isRoom }) => !isRoom && from <= focused && focused < to)).toBe(true);
        }
      }),
    );
  });

  it("keep their number if possible when the filter leaves fewer apartments", () => {
    expect(clampRange(100, { from: 300, to: 340 })).toEqual({ from: 60, to: 100 });
    expect(clampRange(20, { from: 300, to: 340 })).toEqual({ from: 0, to: 20 });
  });
});
