import { describe, expect, it } from "vitest";
import { shortlistTextsFor } from "../../../src/shortlist/shortlistTextsFor.ts";
import { de } from "../../../src/text/de.ts";
import { en } from "../../../src/text/en.ts";
import { sq } from "../../../src/text/sq.ts";

const [apartment, shop] = [{ isResidential: true }, { isResidential: false }];

describe.each([
  ["Albanian", sq.shortlist, /banes/i],
  ["English", en.shortlist, /apartment/i],
  ["German", de.shortlist, /wohnung/i],
] as const)("a list in %s", (_, words, apartments) => {
  it("of apartments only speaks of apartments, as before", () => {
    expect(shortlistTextsFor(words, [apartment, apartment])).toBe(words);
    expect(shortlistTextsFor(words, []).savedHomes).toMatch(apartments);
  });

  it("with a shop or a parking space calls nothing an apartment", () => {
    // A comparison has its own title: "3 njësi".
    const ofComparison = ["two", "three"];
    const all = Object.entries(shortlistTextsFor(words, [apartment, shop]));
    const spoken = all.filter(([key]) => !key.endsWith("Any") && !ofComparison.includes(key));
    expect(spoken.filter(([, text]) => apartments.test(text))).toEqual([]);
    expect(spoken.filter(([, text]) => text === "")).toEqual([]);
  });
});
