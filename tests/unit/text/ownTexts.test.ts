import { expect, test } from "vitest";
import { readOwnTexts, withOwnTexts } from "../../../src/text/ownTexts.ts";
import { sqHome } from "../../../src/text/sqHome.ts";
import { unknownTexts } from "../../../src/text/unknownTexts.ts";

test("a page's words stand in the places of ours, all others stay", () => {
  const own = readOwnTexts({ loading: "Prisni", failure: { offline: "Pa rrjet" } });
  const texts = withOwnTexts(sqHome, own);
  expect(texts).toEqual({
    ...sqHome,
    loading: "Prisni",
    failure: { ...sqHome.failure, offline: "Pa rrjet" },
  });
});

test("what is no text, or stands for nothing, changes nothing and is named", () => {
  const own = readOwnTexts(JSON.parse(`{"loading":7,"bogus":"x","failure":{"zz":"y"},"__proto__":{"retry":"z"}}`));
  expect(withOwnTexts(sqHome, own)).toEqual(sqHome);
  expect(own && unknownTexts(own)).toEqual(["loading", "bogus", "__proto__", "failure.zz"]);
});

test("only an object can hold texts", () => {
  for (const value of [null, undefined, "x", 7, ["a"]]) expect(readOwnTexts(value)).toBeUndefined();
});
