import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashWithList, listOfHash } from "../../../src/shortlist/shortlistLink.ts";
import { formatShortlist, mergeLists, maxSaved, parseShortlist, toggled } from "../../../src/shortlist/shortlist.ts";

const many = Array.from({ length: maxSaved }, (_, index) => `k5-${index}`);
const id = fc.string({ minLength: 1, unit: "grapheme" });
const list = fc.uniqueArray(id, { maxLength: maxSaved });

describe("a visitor's list", () => {
  test("keeps the order of saving, and a second press removes an apartment", () => {
    expect(toggled(toggled(["b"], "a"), "c")).toEqual(["b", "a", "c"]);
    expect(toggled(["b", "a", "c"], "a")).toEqual(["b", "c"]);
  });

  test("accepts 24 apartments, no more, and still lets one be removed", () => {
    expect(toggled(many, "one more")).toBe(many);
    expect(toggled(many, "k5-0")).toHaveLength(maxSaved - 1);
  });

  test("adds a received list after its own apartments, without repeats, as far as there is room", () => {
    expect(mergeLists(["a", "b"], ["c", "a"])).toEqual(["a", "b", "c"]);
    expect(mergeLists(["a"], many)).toEqual(["a", ...many.slice(0, maxSaved - 1)]);
  });

  test("is read back unchanged, whatever the ids contain", () => {
    fc.assert(
      fc.property(list, (apartments) => {
        expect(parseShortlist(formatShortlist(apartments))).toEqual(apartments);
      }),
    );
  });

  test("in another format is read as far as possible", () => {
    expect(parseShortlist("")).toEqual([]);
    expect(parseShortlist(",a,,a,%E0%A4%A,b")).toEqual(["a", "%E0%A4%A", "b"]);
    expect(parseShortlist(many.concat("x").join(","))).toEqual(many);
    expect(formatShortlist(["half \ud83d"])).toBe("half%20%EF%BF%BD");
  });
});

describe("the link to a list", () => {
  test("is in the hash next to its other parts", () => {
    expect(hashWithList("#top&kulla=k5/3", ["k5-03-07", "a,b&c"])).toBe(
      "#top&kulla=k5/3&kulla-list=k5-03-07,a%2Cb%26c",
    );
    expect(hashWithList("#kulla-list=x&top", ["y"])).toBe("#top&kulla-list=y");
    expect(hashWithList("#top&kulla-list=x", [])).toBe("#top");
    expect(hashWithList("#kulla-list=x", [])).toBe("");
  });

  test("is restored, and empty without a saved one", () => {
    expect(listOfHash("#kulla=k5/3&kulla-list=a,b")).toEqual(["a", "b"]);
    expect(listOfHash("#kulla=k5/3")).toBeUndefined();
    expect(listOfHash("#kulla-list=")).toBeUndefined();
    fc.assert(
      fc.property(list, (apartments) => {
        expect(listOfHash(hashWithList("#top", apartments)) ?? []).toEqual(apartments);
      }),
    );
  });
});
