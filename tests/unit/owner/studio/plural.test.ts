import { afterEach, describe, expect, it, vi } from "vitest";
import { plural } from "../../../../owner/studio/text/plural.ts";
import { de } from "../../../../owner/studio/text/de.ts";
import { en } from "../../../../owner/studio/text/en.ts";
import { sq } from "../../../../owner/studio/text/sq.ts";

afterEach(() => vi.restoreAllMocks());

describe("a counted noun has the form that its language uses for the number", () => {
  const apartments = { one: "{n} stan", few: "{n} stana", other: "{n} stanova" };

  it.each([
    [1, "1 stan"],
    [2, "2 stana"],
    [5, "5 stanova"],
    [11, "11 stanova"],
    [21, "21 stan"],
    [24, "24 stana"],
  ])("%d in Serbian: %s", (n, shown) => {
    expect(plural("sr", apartments, n)).toBe(shown);
  });

  it("a missing form falls back to the one for all other numbers", () => {
    expect(plural("sr", { one: "{n} stan", other: "{n} stanova" }, 2)).toBe("2 stanova");
    expect(plural("en", { other: "{n} chosen" }, 1)).toBe("1 chosen");
  });

  it("other values are filled in", () => {
    expect(plural("en", en.imports.fileFacts, 1, { file: "list.csv" })).toBe("list.csv, 1 row");
    expect(plural("en", en.imports.fileFacts, 0, { file: "list.csv" })).toBe("list.csv, 0 rows");
  });

  it("one is singular, and everything else plural, in the studio's own languages", () => {
    const counted = [sq, en, de].map(({ language, counts }) =>
      [0, 1, 2].map((n) => plural(language, counts.floors, n)),
    );
    expect(counted).toEqual([
      ["0 kate", "1 kat", "2 kate"],
      ["0 floors", "1 floor", "2 floors"],
      ["0 Stockwerke", "1 Stockwerk", "2 Stockwerke"],
    ]);
  });

  it("a single page, corner or error is singular, too", () => {
    const single = [sq, en, de].map(({ language, counts, imports }) => [
      plural(language, counts.pages, 1),
      plural(language, counts.corners, 1),
      plural(language, imports.fixOf, 1, { place: 1 }),
    ]);
    expect(single).toEqual([
      ["1 faqe", "1 pikë", "1 nga 1 gabim"],
      ["1 page", "1 corner", "1 of 1 error"],
      ["1 Seite", "1 Ecke", "1 von 1 Fehler"],
    ]);
  });

  it("a language that the browser does not know does not follow the browser's own plural rules", () => {
    vi.spyOn(Intl.PluralRules, "supportedLocalesOf").mockReturnValue([]);
    // As in a Japanese browser, which has one form for all numbers.
    vi.spyOn(Intl.PluralRules.prototype, "select").mockReturnValue("other");
    const forms = { one: "{n} apartament", other: "{n} apartamente" };
    expect([1, 2].map((n) => plural("xx", forms, n))).toEqual(["1 apartament", "2 apartamente"]);
  });
});
