import { expect, it } from "vitest";
import { textWithLanguage, isSameLanguage } from "../../../src/text/textWithLanguage.ts";
import { languageOf, specifiedSentences } from "../../../src/text/specifiedSentences.ts";
import { de } from "../../../src/text/de.ts";
import { sq } from "../../../src/text/sq.ts";

it("returns a text in the reader's language, else in Albanian, English or any other, and which one it is", () => {
  expect(textWithLanguage("Das Bad", "en")).toEqual({ text: "Das Bad" });
  expect(textWithLanguage({ sq: "Banjo", en: "The bath" }, "en")).toEqual({ text: "The bath" });
  expect(textWithLanguage({ sq: "Banjo", en: "The bath" }, "de")).toEqual({ text: "Banjo", lang: "sq" });
  expect(textWithLanguage({ en: "The bath", fr: "Le bain" }, "de")).toEqual({ text: "The bath", lang: "en" });
  expect(textWithLanguage({ fr: "Le bain" }, "de")).toEqual({ text: "Le bain", lang: "fr" });
  expect(textWithLanguage({}, "de")).toEqual({ text: "" });
});

it("recognises that two tags mean one language", () => {
  expect(isSameLanguage("de-AT", "de")).toBe(true);
  expect(isSameLanguage("sq", "SQ-XK")).toBe(true);
  expect(isSameLanguage("sq", "de")).toBe(false);
});

it("marks the specification's English sentences as English among Albanian ones, and all others as the text's language", () => {
  for (const key of ["inquirySent", "inquiryFailed", "imageMissing", "notifications"] as const) {
    expect(sq[key]).toBe(specifiedSentences[key]);
    expect(languageOf(sq[key], "sq")).toBe("en");
    expect(languageOf(de[key], "de")).toBe("de");
  }
  expect(languageOf(sq.sentOn, "sq")).toBe("sq");
});
