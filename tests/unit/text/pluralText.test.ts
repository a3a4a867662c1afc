import { describe, expect, it } from "vitest";
import { counted } from "../../../src/facts/counted.ts";
import { pluralText } from "../../../src/text/format/pluralText.ts";
import { en } from "../../../src/text/en.ts";
import { sq } from "../../../src/text/sq.ts";
import { withOwnTexts } from "../../../src/text/ownTexts.ts";
import { unknownTexts } from "../../../src/text/unknownTexts.ts";

describe("A count in words", () => {
  it("has Serbian's plural forms if a project provides them", () => {
    const own = { homesOne: "{count} stan", homesFew: "{count} stana", homes: "{count} stanova" };
    const texts = withOwnTexts(en, own);
    const apartments = [1, 2, 4, 5, 11, 21, 22, 112].map((count) => counted({ locale: "sr", texts }, "homes", count));
    expect(apartments).toEqual([
      "1 stan",
      "2 stana",
      "4 stana",
      "5 stanova",
      "11 stanova",
      "21 stan",
      "22 stana",
      "112 stanova",
    ]);
    expect(unknownTexts(en, own)).toEqual([]);
    expect(unknownTexts(en, { nameFew: "x", homesSome: "x" })).toEqual(["nameFew", "homesSome"]);
  });

  it("uses the form for all others if one is missing", () => {
    const texts = withOwnTexts(en, { floors: "{count} spratova" });
    expect(counted({ locale: "sr", texts }, "floors", 3)).toBe("3 spratova");
  });

  it("is singular only for one in a language that the browser does not know", () => {
    for (const locale of ["sq", "xx", "not a tag"]) {
      expect([1, 2, 21].map((count) => pluralText(sq, "homes", count, locale))).toEqual([
        "1 banesë",
        "2 banesa",
        "21 banesa",
      ]);
    }
  });
});
