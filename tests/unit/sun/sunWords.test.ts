import { describe, expect, it } from "vitest";
import { de } from "../../../src/text/de.ts";
import { en } from "../../../src/text/en.ts";
import { sq } from "../../../src/text/sq.ts";
import { sunTexts } from "../../../src/text/sunTexts.ts";
import { dayText, durationText, spansText } from "../../../src/sun/sunWords.ts";

const sun = (minutes: number, ...spans: [number, number][]) => ({ day: "12-21", minutes, spans }) as const;

describe("Hours of sun in words", () => {
  it("are rounded to ten minutes, and a sentence says if there are none", () => {
    const texts = sunTexts({ texts: sq });
    expect(durationText(sun(475), texts)).toBe("8 h");
    expect(durationText(sun(470), texts)).toBe("7 h 50 min");
    expect(durationText(sun(0), texts)).toBe("pa diell të drejtpërdrejtë");
  });

  it("state from when to when, once for each period", () => {
    expect(spansText(sun(60, [7.5, 8], [15.99, 16.5]), sunTexts({ texts: en }))).toBe(
      "from 7:30 to 8:00, from 16:00 to 16:30",
    );
    expect(spansText(sun(60, [7.5, 8]), sunTexts({ texts: de }))).toBe("von 7:30 bis 8:00 Uhr");
  });

  it("name the day in the visitor's language", () => {
    expect([sq, en, de].map((texts) => dayText("12-21", sunTexts({ texts })))).toEqual([
      "më 21 dhjetor",
      "on 21 December",
      "am 21. Dezember",
    ]);
  });
});
