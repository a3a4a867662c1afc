import { describe, expect, it } from "vitest";
import { nextAvailability } from "../../../../owner/sync/nextAvailability.ts";
import { projectApartments } from "../../../../owner/sync/cells/apartments/projectApartments.ts";
import { leftOutLines } from "../../../../owner/sync/report.ts";
import { readApartments } from "../../../../owner/sync/readApartments.ts";
import { stopReasons } from "../../../../owner/sync/changeLimit.ts";
import type { CellValue } from "../../../../owner/sync/cells/cell.ts";
import { readExtras } from "../../../../owner/sync/cells/extras.ts";
import type { Column, Row } from "../../../../owner/sync/cells/row.ts";
import { statusWords } from "../../../../owner/sync/cells/status.ts";
import { gridRowsOf } from "../../../../owner/sync/table/grid.ts";
import { readVat, readVatPercent } from "../../../../owner/sync/cells/vat.ts";
import type { ApartmentAvailability } from "../../../../src/project/availability.ts";

const fees = { kind: "other", name: "Kyçja", amount: 850 } as const;
const extras = [{ kind: "parking", name: "Vend", amount: 12_000, obligatory: true } as const, fees];
const apartments = projectApartments({
  floors: [
    {
      tower: "k5",
      floor: 1,
      apartments: [
        {
          id: "a",
          status: "reserved",
          reservedUntil: "2026-12-01",
          area: 50,
          price: { kind: "exact", amount: 1, vat: "included", vatPercent: 18, extras },
        },
        { id: "b", status: "available", area: 60 },
        { id: "g-12", kind: "parking" },
      ],
    },
  ],
});

const row = (values: Partial<Record<Column, CellValue>>): Row => ({
  at: "row 2",
  cells: Object.fromEntries(
    Object.entries(values).map(([column, value], index) => [column, { at: `${"ABCDEFGH"[index] ?? "Z"}2`, value }]),
  ),
});

const now = "2026-11-29T10:00:00Z";
const occasion = { now, staleAfterS: 3600, source: "lista.xlsx" };

/** An apartment's public data from one row, and the reports; `previous`: its previous data. */
function synced(values: Partial<Record<Column, CellValue>>, previous?: ApartmentAvailability) {
  return syncedRows([row(values)], String(values.home), previous);
}

function syncedRows(rows: readonly Row[], id: string, previousEntry?: ApartmentAvailability) {
  const reading = { apartments, words: statusWords(), currency: "EUR", priceKind: "exact" } as const;
  const news = readApartments(rows, reading);
  const previous = previousEntry && {
    ...({ version: 1, revision: 1, generatedAt: now, staleAfterS: 3600, source: "" } as const),
    homes: { [id]: previousEntry },
  };
  const next = nextAvailability(apartments, news, { ...occasion, previous });
  return { ...next.file.homes[id], wrong: news.wrong, changes: next.changes };
}

describe("a VAT cell", () => {
  it.each([
    ["included", { vat: "included" }],
    ["E përfshirë", { vat: "included" }],
    ["me TVSH", { vat: "included" }],
    ["inkl. 19 % MwSt.", { vat: "included", percent: 19 }],
    ["sa PDV-om", { vat: "included" }],
    ["18% TVSH e përfshirë", { vat: "included", percent: 18 }],
    ["+ TVSH", { vat: "excluded" }],
    ["zzgl. MwSt.", { vat: "excluded" }],
    ["nije uračunat", { vat: "excluded" }],
    ["–", undefined],
  ])("says whether it is included in the price: %s", (text, value) => {
    expect(readVat(text)).toEqual({ ok: true, value });
  });

  it.each(["abc", "18 %", "po", "17.640 €"])("that does not state it is reported with what to write: %s", (text) => {
    expect(readVat(text)).toEqual({
      ok: false,
      reason: "not a VAT statement: write “included”, “excluded” or “included 18 %”",
    });
  });

  it("may be the rate, even in a spreadsheet's percent format", () => {
    expect(["18 %", "7,7", 18, 0.18, 0, ""].map(readVatPercent)).toEqual(
      [18, 7.7, 18, 18, 0, undefined].map((value) => ({ ok: true, value })),
    );
    for (const wrong of ["high", "118", "-5"]) expect(readVatPercent(wrong).ok).toBe(false);
  });
});

const isApartmentId = (id: string) => id === "g-12";

describe("a cell for a parking space or a storage room", () => {
  const reading = { column: "parkingPrice", isApartmentId } as const;
  it.each<[CellValue, unknown]>([
    [15_000, [{ amount: 15_000 }]],
    ["15.000 €", [{ amount: 15_000, currency: "EUR" }]],
    ["g-12", [{ apartment: "g-12" }]],
    ["g-12: 14.000 (i detyrueshëm)", [{ apartment: "g-12", amount: 14_000, obligatory: true }]],
    [
      "15000 obligatory; 12000 optional",
      [
        { amount: 15_000, obligatory: true },
        { amount: 12_000, obligatory: false },
      ],
    ],
    ["auf Anfrage", [{}]],
    ["", undefined],
    [0, undefined],
  ])("is its price, or the code of one in the project: %s", (cell, value) => {
    expect(readExtras(cell, reading)).toEqual({ ok: true, value });
  });

  it("that is neither is reported with what to write, and a count is not a price", () => {
    for (const wrong of ["po", "g-13", "g-13: 5000", "nga 9000"]) {
      expect(readExtras(wrong, reading)).toMatchObject({ ok: false, reason: expect.stringContaining("write “15000”") });
    }
    expect(readExtras(1, reading).ok).toBe(false);
  });
});

describe("a cell of other payments", () => {
  const reading = { column: "otherPayments", isApartmentId } as const;
  it.each<[CellValue, unknown]>([
    ["Kyçja: 850", [{ name: "Kyçja", amount: 850 }]],
    [
      "Kyçja: 850 € (i detyrueshëm); Tarifa: A: 50",
      [
        { name: "Kyçja", amount: 850, currency: "EUR", obligatory: true },
        { name: "Tarifa: A", amount: 50 },
      ],
    ],
    ["Optional kitchen: 9.000", [{ name: "Optional kitchen", amount: 9000 }]],
    ["Notary: on request", [{ name: "Notary" }]],
    ["Place: g-12: 14.000", [{ name: "Place", apartment: "g-12", amount: 14_000 }]],
    [850, [{ amount: 850 }]],
    ["", undefined],
  ])("is the name of each with its amount: %s", (cell, value) => {
    expect(readExtras(cell, reading)).toEqual({ ok: true, value });
  });

  it.each(["Kyçja", "Kyçja 850", ": 850", "Kyçja: nga 850", "Kyçja: po"])("explains what to write: %s", (cell) => {
    expect(readExtras(cell, reading)).toEqual({
      ok: false,
      reason: "not a payment with its amount: write “Name: 850”",
    });
  });
});

describe("kulla sync", () => {
  const home = { home: "b", status: "e rezervuar", price: 90_000 } as const;

  it("publishes the price and reservation details from its columns", () => {
    const { wrong, ...published } = synced({
      ...home,
      pricePerArea: 1500,
      vat: "me TVSH 18%",
      parkingPrice: "g-12",
      reservedUntil: "31.12.2026",
    });
    expect(wrong).toEqual([]);
    expect(published).toMatchObject({ status: "reserved", reservedUntil: "2026-12-31" });
    expect(published.price).toEqual({
      kind: "exact",
      amount: 90_000,
      currency: "EUR",
      perM2: 1500,
      vat: "included",
      vatPercent: 18,
      extras: [{ kind: "parking", apartment: "g-12" }],
    });
  });

  it("reports a wrong cell with the right form, and publishes the rest; previously published values stay", () => {
    const previous = {
      ...({ status: "reserved", reservedUntil: "2026-12-24", changedAt: now } as const),
      price: { kind: "exact", amount: 90_000, currency: "EUR", perM2: 1500, vat: "excluded" } as const,
    };
    const wrong = { vat: "abc", pricePerArea: "?", reservedUntil: "soon", parkingPrice: "po" };
    const after = synced({ ...home, ...wrong }, previous);
    expect(after).toMatchObject({ status: "reserved", reservedUntil: "2026-12-24", price: previous.price });
    expect(after.changes.filter(({ apartment }) => apartment === "b")).toEqual([]);
    expect(after.wrong.map(({ at, value }) => [at, value])).toEqual([
      ["E2", "?"],
      ["D2", "abc"],
      ["G2", "po"],
      ["F2", "soon"],
    ]);
    expect(after.wrong.at(-1)?.reason).toBe("not a date (write 2026-12-31 or 31.12.2026)");
    // With another amount the price per square metre is unknown.
    expect(synced({ ...home, price: 95_000, pricePerArea: "?" }, previous).price).not.toHaveProperty("perM2");
  });

  it("publishes VAT as stated in the price's cell, with its rate", () => {
    const { wrong, price } = synced({ ...home, price: "90.000 € + 18 % TVSH" });
    expect({ wrong, price }).toEqual({
      wrong: [],
      price: { kind: "exact", amount: 90_000, currency: "EUR", vat: "excluded", vatPercent: 18 },
    });
    expect(synced({ ...home, price: "90.000 € pa TVSH", vat: "" }).price).toMatchObject({ vat: "excluded" });
    expect(synced({ ...home, price: "90.000 me TVSH", vat: "E përfshirë", vatPercent: 8 })).toMatchObject({
      wrong: [],
      price: { vat: "included", vatPercent: 8 },
    });
    // An unknown word for VAT does not matter if the price's own cell states it.
    expect(synced({ ...home, price: "90.000 me TVSH", vat: "abc" })).toMatchObject({
      wrong: [{ value: "abc" }],
      price: { vat: "included" },
    });
    expect(synced({ ...home, price: null, pricePerArea: "1.500 €/m² + TVSH" }).price).toMatchObject({
      amount: 90_000,
      perM2: 1500,
      vat: "excluded",
    });
  });

  it("reports VAT if the price's cell and its column disagree, and publishes the previous value", () => {
    const previous = {
      ...({ status: "reserved", changedAt: now } as const),
      price: { kind: "exact", amount: 80_000, currency: "EUR", vat: "included" } as const,
    };
    const { wrong, price } = synced({ ...home, price: "90.000 + TVSH", vat: "e përfshirë 18 %" }, previous);
    expect(wrong).toEqual([
      { at: "D2", value: "e përfshirë 18 %", reason: "the price beside it says “90.000 + TVSH”" },
    ]);
    expect(price).toEqual(previous.price);
    const rates = synced({ ...home, price: "90.000 + 18 % TVSH", vatPercent: "8 %" });
    expect(rates.wrong).toEqual([{ at: "D2", value: "8 %", reason: "the VAT beside it says 18 %" }]);
    expect(rates.price).toEqual({ kind: "exact", amount: 90_000, currency: "EUR", vat: "excluded" });
  });

  it("publishes the VAT that the heading of the prices states, without a confirmation if prices include it", () => {
    const list = (price: string) =>
      gridRowsOf(
        [
          ["ID", "Gjendja", price],
          ["b", "e lirë", 90_000],
        ],
        { home: "ID", status: "Gjendja", price },
      );
    const previous = {
      ...({ status: "available", changedAt: now } as const),
      price: { kind: "exact", amount: 90_000, currency: "EUR" } as const,
    };
    const stops = { "Çmimi pa TVSH": 1, "Çmimi me TVSH": 0, Çmimi: 0 };
    for (const [heading, count] of Object.entries(stops)) {
      const { price, wrong, changes } = syncedRows(list(heading), "b", previous);
      const vat = { "Çmimi pa TVSH": "excluded", "Çmimi me TVSH": "included" }[heading];
      expect([price, wrong]).toEqual([{ ...previous.price, ...(vat && { vat }) }, []]);
      const own = changes.filter(({ apartment }) => apartment === "b");
      expect(stopReasons({ changes: own, unread: 0, apartments: 1 }, 0.2)).toHaveLength(count);
    }
  });

  it("publishes a price that is included elsewhere as one on request, and no price for an included parking place", () => {
    const { price, wrong } = synced({ ...home, price: "inkl." });
    expect([price, wrong]).toEqual([{ kind: "onRequest" }, []]);
    expect(readExtras("inkl.", { column: "parkingPrice", isApartmentId: () => false })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(readExtras("zzgl.", { column: "parkingPrice", isApartmentId: () => false }).ok).toBe(false);
  });

  it("reports a price per square metre without VAT next to a price that does not state its VAT, and an extra without VAT", () => {
    const { wrong, price } = synced({ ...home, pricePerArea: "1.500 + TVSH", parkingPrice: "15.000 + TVSH" });
    expect(wrong.map(({ at, reason }) => [at, reason])).toEqual([
      ["D2", "the price next to it states VAT differently"],
      ["E2", "tax is not included: enter the price including tax"],
    ]);
    expect(price).toEqual({ kind: "exact", amount: 90_000, currency: "EUR" });
    const both = synced({ ...home, price: "90.000 + TVSH", pricePerArea: "1.500 + TVSH" });
    expect(both).toMatchObject({ wrong: [], price: { vat: "excluded", perM2: 1500 } });
  });

  it("leaves out a column of prices per square metre whose heading states another VAT, and reports it once", () => {
    const headings = ["ID", "Gjendja", "Çmimi me TVSH", "Çmimi/m² pa TVSH"] as const;
    const rows = gridRowsOf([[...headings], ["a", "e lirë", 90_000, 1500], ["b", "e lirë", 95_000, 1600]], {
      home: "ID",
      status: "Gjendja",
      price: headings[2],
      pricePerArea: headings[3],
    });
    const { price, wrong } = syncedRows(rows, "b");
    expect([price, wrong]).toEqual([{ kind: "exact", amount: 95_000, currency: "EUR", vat: "included" }, []]);
    const news = readApartments(rows, { apartments, words: statusWords(), currency: "EUR", priceKind: "exact" });
    expect(leftOutLines(news)).toEqual([
      'D      "Çmimi/m2 pa TVSH": the price next to it states VAT differently (2 cells)',
    ]);
  });

  it("replaces the extras of a mapped column, with the project's names for them, and no others", () => {
    const own = { home: "a", status: "e lirë", price: 80_000 } as const;
    expect(synced(own).price).not.toHaveProperty("extras");
    const [parking, ...others] = synced({ ...own, parkingPrice: 15_000 }).price?.extras ?? [];
    expect(parking).toEqual({ kind: "parking", name: "Vend", amount: 15_000, obligatory: true });
    expect(others).toEqual([fees]);
    expect(synced({ ...own, parkingPrice: "" }).price?.extras).toEqual([fees]);
    expect(synced({ ...own, storagePrice: 4000 }).price?.extras).toEqual([
      ...extras,
      { kind: "storage", amount: 4000 },
    ]);
  });

  it("publishes other payments by their names, in the project's languages for them", () => {
    const own = { home: "a", status: "e lirë", price: 80_000 } as const;
    const [parking] = extras;
    expect(synced({ ...own, otherPayments: "Noteri: 300; kyçja: 900" }).price?.extras).toEqual([
      parking,
      { kind: "other", name: "Noteri", amount: 300 },
      { kind: "other", name: "Kyçja", amount: 900 },
    ]);
    expect(synced({ ...own, otherPayments: "" }).price?.extras).toEqual([parking]);
  });

  it("keeps the project's reservation day while both list and project mark the apartment as reserved", () => {
    expect(synced({ home: "a", status: "reserved" }).reservedUntil).toBe("2026-12-01");
    expect(synced({ home: "a", status: "e lirë" })).not.toHaveProperty("reservedUntil");
    expect(synced({ home: "a", status: "reserved", reservedUntil: "" })).not.toHaveProperty("reservedUntil");
    expect(synced({ home: "b", status: "e lirë", reservedUntil: "2026-12-31" })).not.toHaveProperty("reservedUntil");
  });

  it("needs no word for a price per m² that is published next to an unchanged price", () => {
    const price = { kind: "exact", amount: 90_000, currency: "EUR" } as const;
    const previous = { status: "reserved", price, changedAt: now } as const;
    const { changes } = synced({ ...home, pricePerArea: 1500 }, previous);
    const own = changes.filter(({ apartment }) => apartment === "b");
    expect(own).toHaveLength(1);
    expect(stopReasons({ changes: own, unread: 0, apartments: 1 }, 0.2)).toEqual([]);
    const taxed = synced({ ...home, vat: "pa TVSH" }, previous).changes.filter(({ apartment }) => apartment === "b");
    expect(stopReasons({ changes: taxed, unread: 0, apartments: 1 }, 0.2)).toHaveLength(1);
  });
});
