import { expect, test } from "vitest";
import { en } from "../../../src/text/en.ts";
import { formatArea, formatAreaRange } from "../../../src/text/format/formatArea.ts";
import { formatDate } from "../../../src/text/format/formatDate.ts";
import { formatPrice } from "../../../src/text/format/formatPrice.ts";
import { projectLanguage } from "../../../src/text/projectLanguage.ts";

test("a texts file's strings replace the English ones; missing, unknown and invalid ones change nothing", () => {
  const file: unknown = JSON.parse(`{"towers":"Zgrade","home":7,"bogus":"x","__proto__":{"retry":"z"},
    "failure":{"offline":"Nema mreže.","zz":"y","timeout":["x"]}}`);
  const language = projectLanguage("sr-Latn", file, en);
  expect(language?.locale).toBe("sr-Latn");
  expect(language?.texts).toEqual({ ...en, towers: "Zgrade", failure: { ...en.failure, offline: "Nema mreže." } });
});

test("a file without an object is not a language", () => {
  for (const file of [null, undefined, "<!doctype html>", 7, ["a"]])
    expect(projectLanguage("sr", file, en)).toBeUndefined();
});

test("numbers and dates are written as in that language, or as in Albanian if it is unknown", () => {
  const price = { kind: "exact", amount: 98_000, currency: "EUR" };
  const formatted = (locale: string): readonly string[] => {
    const texts = projectLanguage(locale, {}, en)?.texts ?? en;
    return [
      formatArea(1063.44, locale),
      formatAreaRange({ from: 53.2, to: 63 }, locale),
      formatDate("2026-11-02", locale),
      formatPrice(price, { texts, locale }),
    ];
  };
  expect(formatted("sr-Latn")).toEqual(["1.063,4\u202fm²", "53–63\u202fm²", "02.11.2026.", "98.000\u00a0€"]);
  expect(formatted("fr")).toEqual(["1\u202f063,4\u202fm²", "53–63\u202fm²", "02/11/2026", "98\u202f000\u00a0€"]);
  const albanian = ["1063,4\u202fm²", "53–63\u202fm²", "02.11.2026", "98.000\u00a0€"];
  expect(formatted("xx-unknown")).toEqual(albanian);
  expect(formatted("not a tag")).toEqual(albanian);
  expect(formatDate("nëntor", "fr")).toBe("nëntor");
  expect(formatDate("2026-99-99", "fr")).toBe("99.99.2026");
});
