import { expect, test } from "vitest";
import { joinOwnTexts, readOwnTexts, withOwnTexts } from "../../../src/text/ownTexts.ts";
import { unknownTexts } from "../../../src/text/unknownTexts.ts";
import { en } from "../../../src/text/en.ts";
import { brochureTexts } from "../../../src/text/brochureTexts.ts";
import { priceTexts } from "../../../src/text/priceTexts.ts";
import { searchTexts } from "../../../src/text/searchTexts.ts";
import { sq } from "../../../src/text/sq.ts";

test("a page's texts replace the built-in ones, all others stay", () => {
  const own = readOwnTexts({ loading: "Prisni", failure: { offline: "Pa rrjet" } });
  expect(withOwnTexts(sq, own)).toEqual({
    ...sq,
    loading: "Prisni",
    failure: { ...sq.failure, offline: "Pa rrjet" },
  });
});

test("a text applies wherever its key is known, and within a section's object in that section only", () => {
  const own = { balcony: "Loxha", pictureFailed: "Pa foto" };
  const everywhere = withOwnTexts(sq, own);
  expect([everywhere.balcony, searchTexts({ texts: everywhere, own }).balcony]).toEqual(["Loxha", "Loxha"]);
  expect([everywhere.pictureFailed, everywhere.failure.pictureFailed]).toEqual(["Pa foto", sq.failure.pictureFailed]);
  const apart = withOwnTexts(en, { count: "{n} të ruajtura", brochure: { count: "{count} fletë" } });
  expect([apart.shortlist.count, apart.brochure?.count]).toEqual(["{n} të ruajtura", "{count} fletë"]);
});

test("a page's texts also replace Albanian ones that load later", () => {
  const own = { count: "{count} fletë", since: "prej {date}", prices: { before: "dikur {price}" } };
  expect(brochureTexts({ texts: sq, own })).toMatchObject({ count: "{count} fletë", next: "Faqja tjetër" });
  expect(priceTexts({ texts: sq, own })).toMatchObject({ since: "prej {date}", before: "dikur {price}" });
  expect(priceTexts({ texts: withOwnTexts(en, own), own })).toMatchObject({
    before: "dikur {price}",
    parkingPlace: "Parking place",
  });
});

test("a page's words win over those of a project's language, key by key", () => {
  const joined = joinOwnTexts({ save: "a", failure: { offline: "b", timeout: "c" } }, { failure: { offline: "d" } });
  expect(joined).toEqual({ save: "a", failure: { offline: "d", timeout: "c" } });
});

test("anything but a text, or with an unknown key, changes nothing and is reported", () => {
  const own = readOwnTexts(
    JSON.parse(`{"loading":7,"bogus":"x","failure":{"zz":"y"},"shortlist":{"none":"x"},"__proto__":{"retry":"z"}}`),
  );
  expect(withOwnTexts(sq, own)).toEqual(sq);
  expect(own && unknownTexts(en, own)).toEqual(["loading", "bogus", "failure.zz", "shortlist.none", "__proto__"]);
});

test("only an object can contain texts", () => {
  for (const value of [null, undefined, "x", 7, ["a"]]) expect(readOwnTexts(value)).toBeUndefined();
});
