import { describe, expect, it } from "vitest";
import {
  createBook,
  layOutBook,
  moveBook,
  preloadTurn,
  shownSpread,
  turnPage,
  type Book,
} from "../../../src/brochure/book/book.ts";
import { pagesOfSpread } from "../../../src/brochure/book/spreads.ts";

const opened = (count: number, page?: number): Book => layOutBook(createBook(count, page), true);
const fresh = (before: Book, after: Book): number =>
  after.rendered.filter((page) => !before.rendered.includes(page)).length;

describe("A book", () => {
  it("is closed at page 0 until it is opened, in any way", () => {
    expect(opened(112).place).toEqual({ name: "closed" });
    expect(turnPage(opened(112), 1).place).toEqual({ name: "open", page: 0 });
    expect(turnPage(opened(112), -1).place).toEqual({ name: "open", page: 0 });
  });

  it("turns two pages at a time and stops at its covers", () => {
    const second = turnPage(turnPage(opened(112, 0), 1), 1);
    expect(second.place).toEqual({ name: "open", page: 3 });
    expect(turnPage(opened(112, 0), -1).place).toEqual({ name: "open", page: 0 });
    expect(turnPage(opened(112, 111), 1).place).toEqual({ name: "open", page: 111 });
  });

  it("opens at the nearest existing page when the requested one does not exist", () => {
    const far = moveBook(opened(112), { name: "open", page: 5000 });
    expect(far.place).toEqual({ name: "open", page: 111 });
    expect(moveBook(far, { name: "open", page: -3 }).place).toEqual({ name: "open", page: 0 });
  });

  it("does not report a move to the page it is already on", () => {
    const there = opened(112, 45);
    expect(moveBook(there, { name: "open", page: 45 })).toBe(there);
    expect(moveBook(opened(112), { name: "closed" }).place).toEqual({ name: "closed" });
  });

  it("stays on its page when a resize changes the layout", () => {
    const single = layOutBook(opened(112, 46), false);
    expect(single.place).toEqual({ name: "open", page: 46 });
    expect(pagesOfSpread(shownSpread(single), single)).toEqual([46]);
    expect(single.rendered).toContain(46);
  });
});

describe("A dragged leaf", () => {
  it("requests the pictures behind it at once, and the turn requests no more", () => {
    const jumped = moveBook(opened(112), { name: "open", page: 80 });
    const pulled = preloadTurn(jumped, -1);
    expect(pulled.rendered).toEqual([77, 78, 79, 80, 81, 82]);
    const turned = turnPage(pulled, -1);
    expect(fresh(jumped, turned)).toBe(2);
    expect(fresh(turned, turnPage(turned, -1))).toBe(2);
  });
});

describe.each([112, 1000, 1, 2])("The pictures of a book of %i pages", (count) => {
  it("are three at first", () => {
    expect(opened(count).rendered).toEqual([0, 1, 2].slice(0, count));
  });

  it("are at most two new per turn, four per jump, eight rendered, and always include the visible ones", () => {
    // A walk that is the same in every run: page turns in both directions, jumps, single and double pages.
    let now = opened(count);
    let seed = 7;
    for (let round = 0; round < 3000; round += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      const action = seed % 10;
      const [from, before] = [shownSpread(now), now];
      if (action === 0) now = moveBook(now, { name: "open", page: seed % count });
      else if (action === 1) now = moveBook(now, { name: "closed" });
      else if (action === 2) now = turnPage(preloadTurn(now, -1), -1);
      else now = turnPage(now, action < 7 ? 1 : -1);
      const isTurn = Math.abs(shownSpread(now) - from) <= 1;
      expect(fresh(before, now)).toBeLessThanOrEqual(isTurn ? 2 : 4);
      expect(now.rendered.length).toBeLessThanOrEqual(8);
      expect(now.rendered).toEqual(expect.arrayContaining([...pagesOfSpread(shownSpread(now), now)]));
    }
  });
});
