import { describe, expect, it } from "vitest";
import { chooseLanguage, noSuchLanguage, offeredLanguages, standInLanguage } from "../../../src/text/chooseLanguage.ts";

const sr = { texts: { sr: "https://kulla.test/texts.sr.json" } };

describe("an element that follows its page", () => {
  it.each([
    ["en", {}, "en"],
    ["de-AT", {}, "de"],
    ["EN-gb", {}, "en"],
    ["fr", {}, "sq"],
    ["", {}, "sq"],
    ["sr-Latn-RS", sr, "sr"],
    ["sr", {}, "sq"],
    ["sq", { locales: ["de", "en"] }, "de"],
    ["en", { locales: ["de", "en"] }, "en"],
    ["fr", { locales: ["sr", "en"], ...sr }, "sr"],
    // Offered, but there are no texts for it.
    ["fr", { locales: ["fr", "en"] }, "en"],
    ["sr", { locales: ["hr"] }, "sq"],
    ["sr-cyrl", { locales: ["sr", "sr-Cyrl"], texts: { sr: "a", "sr-Cyrl": "b" } }, "sr-Cyrl"],
    ["constructor", sr, "sq"],
  ])('on a page in "%s" with %j speaks %s', (lang, available, spoken) => {
    expect(chooseLanguage("auto", lang, available)).toBe(spoken);
  });
});

describe("an element with its own language", () => {
  it.each([
    ["de", { locales: ["sq"] }, "de"],
    ["sr", sr, "sr"],
    ["sr", {}, undefined],
    ["sr-Latn", sr, "sr"],
    ["sr-Latn", { texts: { sr: "a", "sr-Latn": "b" } }, "sr-Latn"],
    ["de-AT", {}, "de"],
    ["de_CH", { locales: ["sq"] }, "de"],
    ["SQ", {}, "sq"],
    [" en ", {}, "en"],
    ["xx-DE", sr, undefined],
    ["__proto__", sr, undefined],
    ["toString", sr, undefined],
  ])('"%s" with %j speaks %s, whatever the page says', (requested, available, spoken) => {
    expect(chooseLanguage(requested, "en", available)).toBe(spoken);
  });

  it("lists the project's own languages if none has that name", () => {
    expect(noSuchLanguage("xx", sr)).toBe('knows no locale "xx"; there are sq, en, de, sr and auto.');
    expect(noSuchLanguage("xx", {})).toBe('knows no locale "xx"; there are sq, en, de and auto.');
  });
});

it("offers the built-in languages and the project's own if none are listed, and always at least one", () => {
  expect(offeredLanguages(sr)).toEqual(["sq", "en", "de", "sr"]);
  expect(offeredLanguages({ locales: [] })).toEqual(["sq"]);
});

it("falls back to English, or to the project's first built-in language if it offers no English", () => {
  expect(standInLanguage(sr)).toBe("en");
  expect(standInLanguage({ locales: ["sr", "de", "sq"], ...sr })).toBe("de");
  expect(standInLanguage({ locales: ["sr"], ...sr })).toBe("en");
});
