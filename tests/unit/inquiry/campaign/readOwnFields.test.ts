import { expect, test } from "vitest";
import { readOwnFields } from "../../../../src/inquiry/campaign/sanitizeCampaignValues.ts";

test("a page's own fields are an object of texts", () => {
  expect(readOwnFields({ listing: "A-17", agent: " Mona " })).toEqual({
    values: { listing: "A-17", agent: "Mona" },
    problems: [],
  });
  expect(readOwnFields(null)).toEqual({ values: {}, problems: [] });
});

test("anything else is dropped and reported: numbers, markup, lists, names with spaces", () => {
  const { values, problems } = readOwnFields({ listing: 17, note: "<b>", "my name": "x", agent: "Mona" });
  expect(values).toEqual({ agent: "Mona" });
  expect(problems).toEqual([
    'has a value in its fields that is left out: "listing" is not text',
    'has a value in its fields that is left out: "note" contains "<" or ">"',
    'has a value in its fields that is left out: "my name" is not a name of up to 40 letters, digits, "_", "-" and "."',
  ]);
  expect(readOwnFields(["a"]).problems).toEqual(["has fields that are not an object of texts"]);
});
