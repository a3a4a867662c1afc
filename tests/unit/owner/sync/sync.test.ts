import { describe, expect, it } from "vitest";
import { statusWords } from "../../../../owner/sync/cells/status.ts";
import { parseConfig } from "../../../../owner/sync/config.ts";
import { stopReasons } from "../../../../owner/sync/changeLimit.ts";
import { nextAvailability } from "../../../../owner/sync/nextAvailability.ts";
import { projectApartments } from "../../../../owner/sync/cells/apartments/projectApartments.ts";
import { readApartments } from "../../../../owner/sync/readApartments.ts";
import type { CellValue } from "../../../../owner/sync/cells/cell.ts";
import type { Column, Row } from "../../../../owner/sync/cells/row.ts";
import type { AvailabilityFile, ApartmentAvailability } from "../../../../src/project/availability.ts";

const project = {
  towers: [
    { id: "k5", name: "Kulla 5", label: "K5" },
    { id: "k6", name: { sq: "Kulla 6", en: "Tower 6" }, label: "K6" },
  ],
  floors: [
    {
      tower: "k5",
      floor: 0,
      label: { sq: "Përdhesa", en: "Ground floor" },
      apartments: [
        { id: "k5-00-A", label: "A", entrance: "1", status: "available" },
        { id: "k5-00-A2", label: "A", entrance: "2", status: "sold" },
      ],
    },
    { tower: "k5", floor: -1, apartments: [{ id: "k5-p1", label: "12B", kind: "parking" }, "broken", { label: "3" }] },
    { tower: "k5", floor: 3, apartments: [{ id: "k5-03-07", number: 7, status: "available" }] },
    { tower: "k6", floor: 3, apartments: [{ id: "k6-03-07", number: 7, status: "reserved" }] },
    null,
  ],
};
const homes = projectApartments(project);

const row = (at: number, values: Partial<Record<Column, CellValue>>): Row => ({
  at: `row ${at}`,
  cells: Object.fromEntries(
    Object.entries(values).map(([column, value], index) => [column, { at: `${"ABCDEFGH"[index] ?? "Z"}${at}`, value }]),
  ),
});

const read = (rows: readonly Row[]) =>
  readApartments(rows, {
    apartments: homes,
    words: statusWords(),
    towers: { Veri: "k6" },
    currency: "EUR",
    priceKind: "exact",
  });

describe("a row's apartment", () => {
  it.each<[string, Partial<Record<Column, CellValue>>]>([
    ["k5-03-07", { home: " K5-03-07 " }],
    ["k5-03-07", { tower: "K5", floor: 3, label: "7" }],
    ["k5-03-07", { tower: "kulla 5", floor: "Kati 3", label: 7 }],
    ["k6-03-07", { tower: "Tower 6", floor: "3. Stock", label: "7" }],
    ["k5-p1", { tower: "k5", floor: "-1", label: "12 b" }],
    ["k5-p1", { label: "12B" }],
    ["k5-00-A2", { tower: "k5", entrance: 2, floor: "përdhesa", label: "a" }],
    ["k5-00-A", { tower: "k5", entrance: "1", floor: 0, label: "A" }],
    ["k5-03-07", { tower: "5", floor: 3, label: "7" }],
    ["k6-03-07", { tower: 6, floor: 3, label: "7" }],
    ["k6-03-07", { tower: "Veri", floor: 3, label: "7" }],
    ["k5-00-A", { tower: "k5", entrance: "1", floor: "PD", label: "A" }],
    ["k5-00-A", { tower: "k5", entrance: "1", floor: "Erdgeschoss", label: "A" }],
    ["k5-p1", { tower: "k5", floor: "Nëntoka", label: "12B" }],
    ["k5-03-07", { tower: "K5", floor: "Kati III", label: "7" }],
    ["k5-03-07", { tower: "K5", floor: "K3", label: "7" }],
    ["k5-03-07", { tower: "K5", floor: "3-4", label: "7" }],
  ])("is %s by id, or by its place in the sheet", (id, values) => {
    const news = read([row(2, { ...values, status: "Shitur" })]);
    expect(news.wrong).toEqual([]);
    expect([...news.apartments]).toEqual([[id, { status: "sold", price: undefined }]]);
  });

  it("is unknown or ambiguous if no apartment, or more than one, has that name; the cell is reported", () => {
    const news = read([
      row(2, { home: "k9-01-01", status: "sold" }),
      row(3, { label: "7", status: "sold" }),
      row(4, { tower: "k5", floor: 4, label: "7", status: "sold" }),
      row(5, { home: "", status: "sold" }),
    ]);
    expect(news.unknown).toEqual([
      { at: "A2", value: "k9-01-01", reason: "no such apartment in the project" },
      { at: "C4", value: "7", reason: "no such apartment at this place in the project" },
    ]);
    expect(news.wrong).toEqual([
      { at: "A3", value: "7", reason: "several apartments of the project have this name" },
      { at: "A5", reason: "does not name an apartment" },
    ]);
    expect(news.apartments.size).toBe(0);
  });

  it("is on the floor that its owner calls so: above a mezzanine, floor 1 is the second one", () => {
    const floors = ["Përdhesa", "Mezanin", "Kati 1", "Kati 2"].map((label, floor) => ({
      tower: "k5",
      floor,
      label,
      apartments: [{ id: `on-${floor}`, label: "1" }],
    }));
    const apartments = projectApartments({ towers: project.towers, floors });
    const named = [0, "Mezanin", 1, "K2"].map((floor, n) =>
      row(n + 2, { tower: "k5", floor, label: "1", status: "sold" }),
    );
    const reading = { apartments, words: statusWords(), currency: "EUR", priceKind: "exact" } as const;
    const news = readApartments(named, reading);
    expect([news.wrong, news.unknown]).toEqual([[], []]);
    expect([...news.apartments.keys()]).toEqual(["on-0", "on-1", "on-2", "on-3"]);
  });

  it("is not looked for in a row that sums up others", () => {
    const news = read([row(2, { label: "Totali", price: 90_000 }), row(3, { tower: "UKUPNO k5", price: 90_000 })]);
    expect([news.unknown, news.wrong]).toEqual([[], []]);
  });

  it("is not another one whose name has the same digits", () => {
    const apartments = [
      { id: "a", label: "1.12" },
      { id: "b", label: "11.2" },
    ];
    const alike = projectApartments({ floors: [{ tower: "k5", floor: 1, apartments }] });
    const rows = [row(2, { label: "11.2", status: "sold" }), row(3, { label: "112", status: "sold" })];
    const news = readApartments(rows, { apartments: alike, words: statusWords(), currency: "EUR", priceKind: "exact" });
    expect([...news.apartments.keys()]).toEqual(["b"]);
    expect(news.unknown.map(({ at }) => at)).toEqual(["A3"]);
  });

  it("is on the floor with that label, not with that number", () => {
    const called = (floor: number, label: string, id: string) => ({
      tower: "k5",
      floor,
      label,
      apartments: [{ id, label: `${floor}` }],
    });
    const shifted = projectApartments({ floors: [called(2, "1", "second"), called(3, "2", "third")] });
    const rows = [row(2, { floor: 2, label: "2", status: "sold" }), row(3, { floor: "2", label: "3", status: "sold" })];
    const news = readApartments(rows, {
      apartments: shifted,
      words: statusWords(),
      currency: "EUR",
      priceKind: "exact",
    });
    expect([...news.apartments.keys()]).toEqual(["third"]);
  });

  it("that is listed twice is read from neither row", () => {
    const news = read([row(2, { home: "k5-p1", status: "sold" }), row(9, { home: "k5-p1", status: "available" })]);
    expect(news.wrong).toEqual([{ at: "A9", value: "k5-p1", reason: "already appears in A2" }]);
    expect(news.apartments.get("k5-p1")).toEqual({ status: "unread", price: "unread" });
  });
});

describe("an invalid cell", () => {
  it.each(["#N/A", "#DIV/0!", "#REF!", "#NV", "#WERT!", "#FORMULA"])("is reported in every column: %s", (mistake) => {
    for (const column of ["status", "price", "validUntil", "home"] as const) {
      const news = read([row(2, { home: "k5-p1", status: "sold", [column]: mistake })]);
      expect(news.wrong.map(({ reason }) => /^(?:its formula|a formula)/.test(reason))).toEqual([true]);
    }
    const place = { tower: "k5", floor: 3, label: "7" };
    for (const column of ["tower", "floor", "label"] as const) {
      expect(read([row(2, { ...place, [column]: mistake, status: "sold" })]).wrong).toHaveLength(1);
    }
  });

  it("is not a formula error if it is a name", () => {
    expect(read([row(2, { home: "#12", status: "sold" })]).unknown).toHaveLength(1);
  });

  const priced = (prices: readonly CellValue[]) => {
    const ids = ["k5-00-A", "k5-00-A2", "k5-p1", "k5-03-07", "k6-03-07"];
    const news = read(prices.map((price, index) => row(index + 2, { home: ids[index] ?? "", price })));
    return news.wrong.map(({ at, reason }) => `${at} ${reason}`);
  };

  it("is a price in thousands next to full ones, or one with too many digits", () => {
    expect(priced([98_000, 105_000, 98, 120_000])).toEqual([
      "B4 in thousands? The others are about 105000: write the whole amount",
    ]);
    expect(priced(["98.000", "105.000", "98", "120.000"])).toHaveLength(1);
    expect(priced([98_000, 105_000, 98_000_000, 120_000])).toEqual([
      "B4 the others are about 120000: are there too many digits?",
    ]);
  });

  it("may be a low price that names its currency, or one of few", () => {
    expect(priced([98_000, 105_000, "900 €", 120_000])).toEqual([]);
    expect(priced([98_000, 105_000, 9000, 1500])).toEqual([]);
    expect(priced([98, 98_000])).toEqual([]);
  });

  it("is a name with a missing or additional zero: the project's name is suggested", () => {
    const floors = [
      {
        tower: "k5",
        floor: 1,
        apartments: [
          { id: "a", label: "01" },
          { id: "b", label: "2" },
        ],
      },
    ];
    const reading = {
      apartments: projectApartments({ floors }),
      words: statusWords(),
      currency: "EUR",
      priceKind: "exact",
    } as const;
    const news = readApartments(
      [row(2, { label: 1, status: "sold" }), row(3, { label: "02", status: "sold" })],
      reading,
    );
    expect(news.wrong.map(({ reason }) => reason)).toEqual([
      "the project calls it 01: write it that way, in a cell formatted as text",
      "the project calls it 2: write it that way, in a cell formatted as text",
    ]);
    expect(news.apartments.size).toBe(0);
  });
});

describe("a price per m²", () => {
  const floors = [
    {
      tower: "k5",
      floor: 1,
      apartments: [
        { id: "a", areas: { net: 50, total: 60 } },
        { id: "b", area: 0 },
      ],
    },
  ];
  const apartments = projectApartments({ floors });
  const reading = { apartments, words: statusWords(), currency: "EUR", priceKind: "exact" } as const;

  it("yields the price from the project's area, the net one of two; without an area it is reported", () => {
    const rows = [row(2, { home: "a", pricePerArea: "1.250 €/m²" }), row(3, { home: "b", pricePerArea: 1250 })];
    const news = readApartments(rows, reading);
    expect(news.apartments.get("a")).toMatchObject({
      price: { kind: "exact", amount: 62_500, currency: "EUR" },
      computed: { perArea: 1250, area: { m2: 50, kind: "net" } },
    });
    expect(news.apartments.get("b")).toMatchObject({ price: "unread" });
    expect(news.wrong.map(({ at, reason }) => [at, reason])).toEqual([
      ["B3", "a price per m², but no area: add the area, or the whole price"],
    ]);
  });

  it("uses the same area as the rows with both prices", () => {
    const four = ["a", "b", "c", "d"].map((id) => ({ id, areas: { net: 50, total: 60 } }));
    const listed = projectApartments({ floors: [{ tower: "k5", floor: 1, apartments: four }] });
    const both = ["b", "c", "d"].map((home, n) => row(n + 2, { home, price: 60_000, pricePerArea: 1000 }));
    const news = readApartments([...both, row(5, { home: "a", pricePerArea: 1100 })], {
      ...reading,
      apartments: listed,
    });
    expect(news.apartments.get("a")?.computed).toEqual({
      amount: 66_000,
      perArea: 1100,
      area: { m2: 60, kind: "total" },
    });
  });

  it("that is wrong does not affect the price next to it", () => {
    const news = readApartments([row(2, { home: "a", pricePerArea: "?", price: 70_000 })], reading);
    expect(news.apartments.get("a")).toEqual({
      status: undefined,
      price: { kind: "exact", amount: 70_000, currency: "EUR" },
      perM2: "unread",
    });
    expect(news.wrong).toEqual([{ at: "B2", value: "?", reason: "not an amount of money" }]);
  });

  it("in a price's cell is not a price, and a heading with one is never the price's", () => {
    const news = readApartments([row(2, { home: "a", price: "1.250 €/m2" })], reading);
    expect(news.wrong[0]?.reason).toBe("a price per m²: the price of the whole apartment belongs here");
    const columns = { home: "Nr.", status: "Statusi", price: "Çmimi/m2" };
    expect(() => parseConfig({ project: "p.json", source: "s.csv", columns }, "sync.json")).toThrow(
      'columns.price: "Çmimi/m2" is a price per m²; name it as "pricePerArea"',
    );
  });
});

describe("a row", () => {
  it("states status and price, with its columns' additions to the price", () => {
    const values = { home: "k5-p1", status: "në shitje", price: "98.000", priceKind: "nga", currency: "CHF" };
    expect(read([row(2, { ...values, validUntil: "31.12.2026" })]).apartments.get("k5-p1")).toEqual({
      status: "available",
      price: { kind: "from", amount: 98_000, currency: "CHF", validUntil: "2026-12-31" },
    });
    expect(read([row(2, { home: "k5-p1", status: "", price: 98_000 })]).apartments.get("k5-p1")).toEqual({
      status: undefined,
      price: { kind: "exact", amount: 98_000, currency: "EUR" },
    });
  });

  it("whose currencies differ is wrong", () => {
    const news = read([row(2, { home: "k5-p1", price: "98.000 €", currency: "CHF" })]);
    expect(news.wrong).toEqual([{ at: "C2", value: "CHF", reason: "the price next to it is in EUR" }]);
    expect(news.apartments.get("k5-p1")?.price).toBe("unread");
  });

  it("that is broken does not affect the others, and a wrong price does not hide that the apartment is sold", () => {
    const news = read([
      row(2, { home: "k5-p1", status: "Shitur", price: "98,5" }),
      { ...row(3, { home: "k5-00-A", status: "Arben" }), failure: "it has 5 cells, the headings 4" },
      row(4, { home: "k5-03-07", status: "Shitur.", price: 5000 }),
      row(5, { home: "k6-03-07", status: "frei", price: 98_000 }),
    ]);
    expect(news.wrong.map(({ at, value }) => [at, value])).toEqual([
      ["C2", "98,5"],
      ["row 3", undefined],
    ]);
    expect(Object.fromEntries(news.apartments)).toMatchObject({
      "k5-p1": { status: "sold", price: "unread" },
      "k5-00-A": { status: "unread", price: "unread" },
      "k5-03-07": { status: "sold", price: { amount: 5000 } },
      "k6-03-07": { status: "available", price: { amount: 98_000 } },
    });
  });
});

const entry = (status?: ApartmentAvailability["status"], more: object = {}): ApartmentAvailability => ({
  ...(status && { status }),
  ...more,
  changedAt: "2026-11-01T08:00:00Z",
});
const fileOf = (entries: AvailabilityFile["homes"]): AvailabilityFile => ({
  version: 1,
  revision: 16,
  generatedAt: "2026-11-01T08:00:00Z",
  staleAfterS: 86_400,
  source: "homes.csv",
  homes: entries,
});
const price = { kind: "exact", amount: 98_000, currency: "EUR" } as const;
const now = "2026-11-22T13:00:00Z";

const next = (rows: readonly Row[], previous?: AvailabilityFile) =>
  nextAvailability(homes, read(rows), { previous, now, staleAfterS: 3600, source: "homes.xlsx" });

describe("the next availability.json", () => {
  it("increases the revision, follows the clock, and marks only changed apartments as changed", () => {
    const previous = fileOf({ "k5-03-07": entry("available", { price }), "k6-03-07": entry("reserved") });
    const rows = [
      row(2, { home: "k5-03-07", status: "në shitje", price: 98_000 }),
      row(3, { home: "k6-03-07", status: "shitur" }),
    ];
    const { file, changes } = next(rows, previous);
    expect(file).toMatchObject({
      version: 1,
      revision: Date.parse(now) / 1000,
      generatedAt: now,
      staleAfterS: 3600,
      source: "homes.xlsx",
    });
    expect(file.homes["k5-03-07"]).toEqual(entry("available", { price }));
    expect(file.homes["k6-03-07"]).toEqual({ status: "sold", changedAt: now });
    expect(changes.filter(({ isNew }) => !isNew).map(({ apartment: home }) => home)).toEqual(["k6-03-07"]);
  });

  it("is newer than any before it, even if the last file is lost or ahead of the clock", () => {
    expect(next([]).file.revision).toBe(Date.parse(now) / 1000);
    const ahead = { ...fileOf({}), revision: Date.parse(now) };
    expect(next([], ahead).file.revision).toBe(ahead.revision + 1);
  });

  it("keeps the previous value if a cell is wrong", () => {
    const previous = fileOf({ "k5-03-07": entry("reserved", { price }) });
    const rows = [row(2, { home: "k5-03-07", status: "??", price: "??" })];
    expect(next(rows, previous).file.homes["k5-03-07"]).toEqual(entry("reserved", { price }));
  });

  it.each([
    ["is not in the sheet", []],
    ["has a wrong cell and no previous status", [row(2, { home: "k5-03-07", status: "??" })]],
    ["has an empty status", [row(2, { home: "k5-03-07", status: "" })]],
  ])("never marks an apartment as available that %s", (_, rows) => {
    expect(next(rows).file.homes["k5-03-07"]).toEqual({ changedAt: now });
  });

  it("removes the price of an apartment that the sheet no longer lists, and reports it; a sold one stays sold", () => {
    const previous = fileOf({ "k5-03-07": entry("available", { price }), "k6-03-07": entry("sold", { price }) });
    const { file, missing } = next([], previous);
    expect(file.homes["k5-03-07"]).toEqual({ changedAt: now });
    expect(file.homes["k6-03-07"]).toEqual({ status: "sold", changedAt: now });
    expect(missing).toEqual(homes.map(({ id }) => id));
  });

  it("contains an apartment whatever its id", () => {
    const apartments = [{ id: "__proto__", status: "sold" }, { id: "constructor" }];
    const strange = projectApartments({ floors: [{ apartments }] });
    const occasion = { previous: undefined, now, staleAfterS: 3600, source: "homes.xlsx" };
    const { file } = nextAvailability(strange, read([]), occasion);
    const parsed = JSON.parse(JSON.stringify(file)) as AvailabilityFile;
    expect(Object.entries(parsed.homes)).toEqual([
      ["__proto__", { status: "sold", changedAt: now }],
      ["constructor", { changedAt: now }],
    ]);
  });

  it("drops apartments that the project no longer has", () => {
    expect(next([], fileOf({ "k1-01": entry("sold") })).file.homes).not.toHaveProperty("k1-01");
  });
});

describe("the guard", () => {
  const change = (before: ApartmentAvailability["status"], after: ApartmentAvailability["status"], isNew = false) => ({
    apartment: "k5-03-07",
    before: before ? { status: before } : {},
    after: after ? { status: after } : {},
    isNew,
  });
  const sold = change("available", "sold");

  it("lets up to the stated share change, and stops more", () => {
    expect(stopReasons({ changes: [sold, sold], unread: 0, apartments: 10 }, 0.2)).toEqual([]);
    expect(stopReasons({ changes: [sold, sold, sold], unread: 0, apartments: 10 }, 0.2)).toEqual([
      '3 of 10 apartments change, more than 20 % ("maxChange").',
    ]);
  });

  it("stops an apartment that returns from sold, however few, and however large the share may be", () => {
    expect(stopReasons({ changes: [change("sold", "available")], unread: 0, apartments: 1000 }, 1)).toEqual([
      "k5-03-07: sold before, available now.",
    ]);
    expect(stopReasons({ changes: [change("sold", "reserved")], unread: 0, apartments: 1000 }, 1)).toEqual([]);
  });

  it("compares the first file with the project's own statuses", () => {
    const same = [change("sold", "sold", true), change(undefined, "available", true)];
    expect(stopReasons({ changes: same, unread: 0, apartments: 2 }, 0.2)).toEqual([]);
    expect(stopReasons({ changes: [change("available", "sold", true)], unread: 0, apartments: 2 }, 0.2)).toHaveLength(
      1,
    );
    expect(stopReasons({ changes: [change("sold", "available", true)], unread: 0, apartments: 99 }, 0.2)).toHaveLength(
      1,
    );
  });

  it("does not accept an unreadable sheet as fresh", () => {
    expect(stopReasons({ changes: [], unread: 3, apartments: 10 }, 0.2)).toEqual([
      '3 of 10 apartments cannot be read, more than 20 % ("maxChange").',
    ]);
  });
});

describe("sync.json", () => {
  const least = { project: "../project.json", source: "homes.csv", columns: { home: "Nr.", status: "Statusi" } };

  it("needs project, source and two columns; its paths are relative to its folder", () => {
    expect(parseConfig(least, "/owner/sync/sync.json")).toEqual({
      project: "/owner/project.json",
      source: "/owner/sync/homes.csv",
      columns: { home: "Nr.", status: "Statusi" },
      statuses: {},
      towers: {},
      currency: "EUR",
      priceKind: "exact",
      staleAfterS: 86_400,
      maxChange: 0.2,
      out: "/owner/sync/availability.json",
      outRoot: "/owner/sync",
      history: "/owner/sync/history",
      prices: "/owner/sync/prices.jsonl",
    });
    expect(parseConfig({ ...least, source: "https://host/a.csv" }, "/owner/sync.json").source).toBe(
      "https://host/a.csv",
    );
  });

  it("reports all its errors at once, each by its path", () => {
    const wrong = {
      project: 5,
      columns: { label: "Banesa", home: "Nr.", buyer: "Blerësi" },
      statuses: { Dhënë: "gone" },
      currency: "euro",
      priceKind: "onRequest",
      staleAfterS: -1,
      maxChange: 20,
      sheets: "Banesat",
    };
    const parsing = () => parseConfig(wrong, "sync.json");
    for (const sentence of [
      "sync.json: project: is not the project file.",
      "sync.json: source: is missing, a file or an http(s) address.",
      "sync.json: columns.buyer: there is no such column; there are home, tower,",
      "sync.json: columns.status: is missing, the column that says what is sold.",
      "sync.json: columns: must identify apartments either by home (their id) or by label with tower, entrance and floor, not by both.",
      "sync.json: statuses.Dhënë: is not one of available, reserved, sold, notReleased.",
      'sync.json: currency: is not a code like "EUR".',
      'sync.json: priceKind: is not "exact" or "from".',
      "sync.json: staleAfterS: is not a whole number of seconds above 0.",
      "sync.json: maxChange: is not a share from 0 to 1.",
      "sync.json: sheets: is not a known field.",
    ]) {
      expect(parsing).toThrow(sentence);
    }
    expect(() => parseConfig([], "sync.json")).toThrow("sync.json is not a JSON object.");
  });
});
