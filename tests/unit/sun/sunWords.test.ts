import { describe, expect, it } from "vitest";
import { dayText, durationText, spansText, sunTexts } from "../../../src/sun/sunWords.ts";

const sun = (minutes: number, ...spans: [number, number][]) => ({ day: "12-21", minutes, spans }) as const;

describe("Hours of sun in words", () => {
  it("are told to ten minutes, and none as a sentence", () => {
    const texts = sunTexts("sq");
    expect(durationText(sun(475), texts)).toBe("8 h");
    expect(durationText(sun(470), texts)).toBe("7 h 50 min");
    expect(durationText(sun(0), texts)).toBe("pa diell të drejtpërdrejtë");
  });

  it("say from when to when, once for each stretch", () => {
    expect(spansText(sun(60, [7.5, 8], [15.99, 16.5]), sunTexts("en"))).toBe("from 7:30 to 8:00, from 16:00 to 16:30");
    expect(spansText(sun(60, [7.5, 8]), sunTexts("de"))).toBe("von 7:30 bis 8:00 Uhr");
  });

  it("name the day in the visitor's language, in English for a project's own", () => {
    expect(["sq", "en", "de", "sr"].map((locale) => dayText("12-21", sunTexts(locale)))).toEqual([
      "më 21 dhjetor",
      "on 21 December",
      "am 21. Dezember",
      "on 21 December",
    ]);
  });
});
