import { describe, expect, it } from "vitest";
import { book, type Book } from "../../../src/brochure/book.ts";
import { spreads } from "../../../src/brochure/spreads.ts";

const opened = (count: number, page?: number): Book => book.lay(book.create(count, page), true);
const fresh = (before: Book, after: Book): number => after.alive.filter((page) => !before.alive.includes(page)).length;

describe("A book", () => {
  it("is closed until it is opened, whichever way, at page 0", () => {
    expect(opened(112).place).toEqual({ name: "closed" });
    expect(book.turn(opened(112), 1).place).toEqual({ name: "open", page: 0 });
    expect(book.turn(opened(112), -1).place).toEqual({ name: "open", page: 0 });
  });

  it("turns two pages at a time and stops at its covers", () => {
    const second = book.turn(book.turn(opened(112, 0), 1), 1);
    expect(second.place).toEqual({ name: "open", page: 3 });
    expect(book.turn(opened(112, 0), -1).place).toEqual({ name: "open", page: 0 });
    expect(book.turn(opened(112, 111), 1).place).toEqual({ name: "open", page: 111 });
  });

  it("opens at the nearest page where one is asked for that it does not have", () => {
    const far = book.move(opened(112), { name: "open", page: 5000 });
    expect(far.place).toEqual({ name: "open", page: 111 });
    expect(book.move(far, { name: "open", page: -3 }).place).toEqual({ name: "open", page: 0 });
  });

  it("has not moved when it is asked to be where it is", () => {
    const there = opened(112, 45);
    expect(book.move(there, { name: "open", page: 45 })).toBe(there);
    expect(book.move(opened(112), { name: "closed" }).place).toEqual({ name: "closed" });
  });

  it("stays at its page when the window makes it lie otherwise", () => {
    const single = book.lay(opened(112, 46), false);
    expect(single.place).toEqual({ name: "open", page: 46 });
    expect(spreads.pagesOf(book.spreadAt(single), single)).toEqual([46]);
    expect(single.alive).toContain(46);
  });
});

describe("A leaf that is pulled", () => {
  it("has the pictures behind it asked for at once, and the turn then asks for no more", () => {
    const jumped = book.move(opened(112), { name: "open", page: 80 });
    const pulled = book.expect(jumped, -1);
    expect(pulled.alive).toEqual([77, 78, 79, 80, 81, 82]);
    const turned = book.turn(pulled, -1);
    expect(fresh(jumped, turned)).toBe(2);
    expect(fresh(turned, book.turn(turned, -1))).toBe(2);
  });
});

describe.each([112, 1000, 1, 2])("The pictures of a book of %i pages", (count) => {
  it("are three at first sight", () => {
    expect(opened(count).alive).toEqual([0, 1, 2].slice(0, count));
  });

  it("are at most two new per turn, four per jump, eight alive, and always those that are shown", () => {
    // A walk that is the same in every run: turns both ways, jumps, single and double.
    let now = opened(count);
    let seed = 7;
    for (let round = 0; round < 3000; round += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      const action = seed % 10;
      const [from, before] = [book.spreadAt(now), now];
      if (action === 0) now = book.move(now, { name: "open", page: seed % count });
      else if (action === 1) now = book.move(now, { name: "closed" });
      else if (action === 2) now = book.turn(book.expect(now, -1), -1);
      else now = book.turn(now, action < 7 ? 1 : -1);
      const isTurn = Math.abs(book.spreadAt(now) - from) <= 1;
      expect(fresh(before, now)).toBeLessThanOrEqual(isTurn ? 2 : 4);
      expect(now.alive.length).toBeLessThanOrEqual(8);
      expect(now.alive).toEqual(expect.arrayContaining([...spreads.pagesOf(book.spreadAt(now), now)]));
    }
  });
});
