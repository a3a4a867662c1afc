import { describe, expect, it } from "vitest";
import { createLastPage } from "../../../src/brochure/book/lastPage.ts";
import { linkedPage, linkToPage } from "../../../src/brochure/book/linkedPage.ts";
import { parsePlace } from "../../../src/brochure/book/book.ts";

describe("A link to a page", () => {
  it("contains the printed page number, and is read back", () => {
    const link = linkToPage("https://kulla.example/flipbook?a=1#page=3", 45);
    expect(link).toBe("https://kulla.example/flipbook?a=1#page=46");
    expect(linkedPage(new URL(link).hash)).toBe(45);
  });

  it("ignores the page's other anchors", () => {
    expect(["", "#k5", "#page=", "#page=0", "#page=x"].map(linkedPage)).toEqual(Array(5).fill(undefined));
  });
});

describe("The place where a reader stopped", () => {
  it("is remembered per book", () => {
    const stored = new Map<string, string>();
    const shelf = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    createLastPage("a", () => shelf).write(45);
    expect(createLastPage("a", () => shelf).read()).toBe(45);
    expect(createLastPage("b", () => shelf).read()).toBeUndefined();
  });

  it("is dropped silently where the browser stores nothing", () => {
    const forbidden = createLastPage("a", () => {
      throw new Error("SecurityError");
    });
    forbidden.write(3);
    expect(forbidden.read()).toBeUndefined();
  });
});

describe("A screen set by a page", () => {
  it("is closed or open at a page, nothing else", () => {
    expect(parsePlace({ name: "closed" })).toEqual({ name: "closed" });
    expect(parsePlace({ name: "open", page: 4 })).toEqual({ name: "open", page: 4 });
    const wrong = [
      null,
      "open",
      { name: "open" },
      { name: "open", page: "4" },
      { name: "site" },
      { name: "open", page: 1.5 },
    ];
    expect(wrong.map(parsePlace)).toEqual(Array(6).fill(undefined));
  });
});
