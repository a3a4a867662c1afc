import { expect, test } from "vitest";
import { summarizeInquiry } from "../../../src/inquiry/inquirySummary.ts";
import type { Apartment, Price } from "../../../src/project/types.ts";

const apartment = (id: string, price?: Price) => ({ id, ...(price && { price }) }) as Apartment;
const exact = (amount: number, currency = "EUR"): Price => ({ kind: "exact", amount, currency });

test("an inquiry's value is the sum of its prices", () => {
  expect(summarizeInquiry([apartment("a", exact(100_000)), apartment("b", exact(24_000))])).toEqual({
    apartments: ["a", "b"],
    value: 124_000,
    currency: "EUR",
  });
});

test.each<[string, readonly Apartment[]]>([
  ["no apartment", []],
  ["one without a price", [apartment("a", exact(1)), apartment("b")]],
  ["a price from", [apartment("a", { kind: "from", amount: 1, currency: "EUR" })]],
  ["a price on request", [apartment("a", { kind: "onRequest" })]],
  ["two currencies", [apartment("a", exact(1)), apartment("b", exact(1, "CHF"))]],
  ["no currency", [apartment("a", { kind: "exact", amount: 1 })]],
])("with %s no value is stated", (_, apartments) => {
  expect(summarizeInquiry(apartments)).toMatchObject({ value: null, currency: null });
});
