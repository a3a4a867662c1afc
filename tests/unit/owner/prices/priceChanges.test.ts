import { expect, it } from "vitest";
import { offersOf, priceChanges, withPriceHistory } from "../../../../owner/sync/prices/priceChanges.ts";
import type { PriceChange } from "../../../../owner/sync/prices/priceLine.ts";
import { matchingChanges, pricesCsv } from "../../../../owner/sync/prices/pricesCsv.ts";
import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import type { Price, Status } from "../../../../src/project/types.ts";

const changedAt = "2026-11-22T13:00:00Z";
const fileOf = (homes: Readonly<Record<string, { status?: Status; price?: Price }>>): AvailabilityFile => ({
  version: 1,
  revision: 1,
  generatedAt: changedAt,
  staleAfterS: 86_400,
  source: "homes.csv",
  homes: Object.fromEntries(Object.entries(homes).map(([id, home]) => [id, { ...home, changedAt }])),
});
const eur = (amount: number, more: Partial<Price> = {}): Price => ({ kind: "exact", amount, currency: "EUR", ...more });
const change = (id: string, day: string, price: Price | null, status: Status | null = "available"): PriceChange => ({
  id,
  day,
  price,
  perM2: null,
  status,
});

it("counts what visitors see: the availability file's prices, or the project's if it has none", () => {
  const apartments = [
    { id: "a", status: "available", price: eur(1), area: 50, areas: { net: 40, total: 60 } },
    { id: "b", status: "available", price: eur(80_000), area: 64 },
    { id: "c", status: "reserved", price: eur(70_000) },
    { id: "c", status: "sold" },
    { id: "__proto__", status: "gone", price: { kind: "cheap" } },
    { id: "line\nbreak" },
    null,
  ];
  const project = { mainArea: "total", floors: [{ apartments }, "x", { apartments: "y" }] };
  expect(
    offersOf(project, fileOf({ a: { price: eur(90_000, { since: "2020-01-01" }) }, b: { status: "sold" } })),
  ).toEqual([
    { id: "a", status: null, price: eur(90_000), perM2: 1500 },
    { id: "b", status: "sold", price: eur(80_000), perM2: 1250 },
    { id: "c", status: "reserved", price: eur(70_000), perM2: null },
    { id: "__proto__", status: null, price: null, perM2: null },
  ]);
});

it("recognises a change of price, kind, currency, validity or status, and no other", () => {
  const before = [change("a", "2026-11-01", eur(1)), change("a", "2026-11-02", eur(2))];
  const now = (price: Price | null, status: Status | null = "available") =>
    priceChanges(before, [{ id: "a", price, perM2: 7, status }], "2026-11-03").length;
  expect(now({ currency: "EUR", amount: 2, kind: "exact" })).toBe(0);
  for (const other of [
    eur(1),
    eur(2, { kind: "from" }),
    eur(2, { currency: "ALL" }),
    eur(2, { validUntil: "2027-01-01" }),
    null,
  ])
    expect(now(other)).toBe(1);
  expect(now(eur(2), null)).toBe(1);
});

it("publishes since when a price applies, and the previous one only if the project has set that", () => {
  const changes = [
    change("a", "2026-11-01", eur(100)),
    change("a", "2026-11-05", eur(90)),
    // Neither a status nor a validity makes it another price.
    change("a", "2026-11-06", eur(90, { validUntil: "2026-12-31" }), "reserved"),
    change("b", "2026-11-01", eur(100)),
    change("b", "2026-11-02", null),
    change("b", "2026-11-03", eur(100)),
    change("c", "2026-11-01", eur(100)),
    change("c", "2026-11-02", eur(12_000, { currency: "ALL" })),
    change("d", "2026-11-01", { kind: "onRequest" }),
    change("e", "2026-11-01", eur(1)),
  ];
  const file = fileOf({
    a: { price: eur(90, { validUntil: "2026-12-31", since: "1999-01-01", before: 7 }) },
    b: { price: eur(100) },
    c: { price: eur(12_000, { currency: "ALL" }) },
    d: { price: { kind: "onRequest" } },
    e: { price: eur(2) },
    f: { status: "sold" },
  });
  const pricesIn = ({ homes }: AvailabilityFile) => Object.entries(homes).map(([id, { price }]) => [id, price]);
  const since = [
    ["a", eur(90, { validUntil: "2026-12-31", since: "2026-11-05" })],
    ["b", eur(100, { since: "2026-11-03" })],
    ["c", eur(12_000, { currency: "ALL", since: "2026-11-02" })],
    ["d", { kind: "onRequest" }],
    ["e", eur(2)],
    ["f", undefined],
  ];
  expect(pricesIn(withPriceHistory(file, changes, false))).toEqual(since);
  expect(pricesIn(withPriceHistory(file, changes, true))).toEqual([
    ["a", eur(90, { validUntil: "2026-12-31", since: "2026-11-05", before: 100 })],
    ...since.slice(1),
  ]);
});

it("answers for a day, for a period and for an apartment", () => {
  const changes = [
    change("a", "2026-11-01", eur(100)),
    change("b", "2026-11-02", eur(80)),
    change("a", "2026-11-05", eur(90)),
    change("b", "2026-11-09", null, "sold"),
  ];
  const days = (query: Parameters<typeof matchingChanges>[1]) =>
    matchingChanges(changes, query).map(({ id, day }) => `${id} ${day.slice(-2)}`);
  expect(days({})).toEqual(["a 01", "b 02", "a 05", "b 09"]);
  expect(days({ day: "2026-10-31" })).toEqual([]);
  expect(days({ day: "2026-11-04" })).toEqual(["a 01", "b 02"]);
  expect(days({ day: "2026-11-05" })).toEqual(["a 05", "b 02"]);
  expect(days({ from: "2026-11-02", to: "2026-11-05" })).toEqual(["b 02", "a 05"]);
  expect(days({ from: "2026-11-05" })).toEqual(["a 05", "b 09"]);
  expect(days({ apartment: "b", to: "2026-11-08" })).toEqual(["b 02"]);
});

it("writes a CSV in which no cell is a formula or spills into the next", () => {
  const ids = ['=HYPERLINK("http://x")', "+1", "@a", " -2+3", "a;b", 'say "7"', "A1"];
  const lines = pricesCsv([
    ...ids.map((id) => change(id, "2026-11-01", null, null)),
    {
      ...change("k5", "2026-11-02", eur(98_000.5, { kind: "from", validUntil: "2026-12-31" }), "reserved"),
      perM2: 1250,
    },
  ]);
  expect(lines).toEqual([
    "apartment,day,status,kind,price,currency,perM2,validUntil",
    '"\'=HYPERLINK(""http://x"")",2026-11-01,ask,,,,,',
    "'+1,2026-11-01,ask,,,,,",
    "'@a,2026-11-01,ask,,,,,",
    "' -2+3,2026-11-01,ask,,,,,",
    '"a;b",2026-11-01,ask,,,,,',
    '"say ""7""",2026-11-01,ask,,,,,',
    "A1,2026-11-01,ask,,,,,",
    "k5,2026-11-02,reserved,from,98000.5,EUR,1250,2026-12-31",
  ]);
});
