import { describe, expect, it } from "vitest";
import { readCurrency } from "../../../../owner/sync/cells/currency.ts";
import { readDay } from "../../../../owner/sync/cells/day.ts";
import { readPriceCell, readPriceKind, readPricePerArea } from "../../../../owner/sync/cells/price.ts";
import { readStatus, statusWords } from "../../../../owner/sync/cells/status.ts";

const words = statusWords();
const value = (status: unknown) => ({ ok: true, value: status });

describe("the word for a status", () => {
  it.each([
    [
      "available",
      "Per Shitje|Në shitje|NE SHITJE|në-shitje|I lirë|e lire|i pashitur|verfügbar|Verfuegbar|frei|zum Verkauf",
    ],
    ["available", "slobodno|Slobodan|na prodaju|слободно|available|For Sale|for  sale|FREE"],
    ["reserved", "Rezervuar|e rezervuar|reserviert|vorgemerkt|rezervisano|rezervisan|резервисано|reserved|under offer"],
    ["sold", "Shitur|E shitur|I SHITUR|u shit|verkauft|prodato|Prodat|продато|sold|Sold."],
    ["notReleased", "notReleased|not released|Jo në shitje|nuk është në shitje|noch nicht im Verkauf|nije u prodaji"],
  ])("is %s in every language and spelling: %s", (status, list) => {
    for (const word of list.split("|")) expect([word, readStatus(word, words)]).toEqual([word, value(status)]);
  });

  it("is understood with combining accents, hard spaces and surrounding spaces", () => {
    expect(readStatus("Në shitje".normalize("NFD"), words)).toEqual(value("available"));
    expect(readStatus(" \u00a0E\u00a0shitur ", words)).toEqual(value("sold"));
  });

  it.each([null, "", "  ", "-", "–", "/"])("is unknown if the cell is empty: %j", (cell) => {
    expect(readStatus(cell, words)).toEqual(value(undefined));
  });

  it.each([
    "Shit",
    "Shitur?",
    "Shitur/Rezervuar",
    "po",
    "x",
    "?",
    "available soon",
    "jo",
    1,
    true,
    "constructor",
    "__proto__",
  ])("is wrong, and never available, if it is an unknown word: %j", (cell) => {
    expect(readStatus(cell, words).ok).toBe(false);
  });

  it("may have the last day of a reservation or the day of a sale behind it; a day from which it is free is unknown", () => {
    for (const text of [
      "rez. do 15.12.",
      "Reserviert bis 15.12.2026",
      "kapara deri më 3.1.2027",
      "reserved (2026-12-15)",
    ])
      expect([text, readStatus(text, words)]).toEqual([text, value("reserved")]);
    for (const text of ["verkauft am 3.11.2026", "PRODATO 3.11.", "продаден на 03.11.2026"])
      expect([text, readStatus(text, words)]).toEqual([text, value("sold")]);
    for (const text of ["frei ab 1.1.2027", "slobodan do 1.1.", "frei 1.1.2027", "15.12.2026"])
      expect([text, readStatus(text, words).ok]).toEqual([text, false]);
  });

  it("may be the owner's own, even a word that usually means something else", () => {
    const own = statusWords({ "E dhënë": "sold", open: "notReleased" });
    expect(readStatus("e dhene", own)).toEqual(value("sold"));
    expect(readStatus("Open", own)).toEqual(value("notReleased"));
    expect(readStatus("Shitur", own)).toEqual(value("sold"));
  });
});

describe("a price", () => {
  it.each([
    ["98.000", 98_000],
    ["98,000", 98_000],
    ["98 000", 98_000],
    ["98\u202f000", 98_000],
    ["98'000", 98_000],
    ["98’000.-", 98_000],
    ["98.000,-", 98_000],
    ["98.000,50", 98_000.5],
    ["98,000.50", 98_000.5],
    ["98 000,5", 98_000.5],
    ["1.250.000", 1_250_000],
    ["98000", 98_000],
    ["98000,50", 98_000.5],
    [98_000, 98_000],
    [98_000.456, 98_000.46],
  ])("is read in any country's notation: %s", (cell, amount) => {
    expect(readPriceCell(cell)).toEqual(value({ amount }));
  });

  it.each([
    ["98.000 €", "EUR"],
    ["€98.000", "EUR"],
    ["EUR 98.000", "EUR"],
    ["98.000 Euro", "EUR"],
    ["CHF 98'000.–", "CHF"],
    ["98.000 ALL", "ALL"],
    ["98 000 Lekë", "ALL"],
    ["$98,000", "USD"],
  ])("may name its currency: %s", (cell, currency) => {
    expect(readPriceCell(cell)).toEqual(value({ amount: 98_000, currency }));
  });

  it.each([
    ["98 mijë", 98_000, undefined],
    ["98 mije €", 98_000, "EUR"],
    ["98,5 mijë €", 98_500, "EUR"],
    ["98k", 98_000, undefined],
    ["€98k", 98_000, "EUR"],
    ["£425k", 425_000, "GBP"],
    ["98 Tsd. €", 98_000, "EUR"],
    ["98 tsd €", 98_000, "EUR"],
    ["98 hiljada", 98_000, undefined],
    ["98 илјади €", 98_000, "EUR"],
    ["9,8 mln lekë", 9_800_000, "ALL"],
    ["9.8 mln lek", 9_800_000, "ALL"],
    ["9,8 milionë lekë", 9_800_000, "ALL"],
    ["1,2 Mio. CHF", 1_200_000, "CHF"],
    ["1.25 million €", 1_250_000, "EUR"],
    ["6 милиони ден", 6_000_000, "MKD"],
    ["EUR 98'000", 98_000, "EUR"],
    ["EUR 98’000.-", 98_000, "EUR"],
    ["98'000 EUR", 98_000, "EUR"],
    ["9.800.000 lekë", 9_800_000, "ALL"],
    ["98000€", 98_000, "EUR"],
    ["98.000 Eur.", 98_000, "EUR"],
  ])("is read with number words: %s", (cell, amount, currency) => {
    expect(readPriceCell(cell)).toEqual(value({ amount, ...(currency && { currency }) }));
  });

  it.each([
    ["98.000 TVSH", "not a VAT statement: write “included”, “excluded” or “included 18 %”"],
    ["98.000 (18 % TVSH)", "not a VAT statement: write “included”, “excluded” or “included 18 %”"],
    ["98.000 pa/me TVSH", "the amount has words next to it that are not a currency"],
    ["98.000 not incl. VAT", "the amount has words next to it that are not a currency"],
    ["98.000 pa TVSH, 115.640 me TVSH", "the amount has words next to it that are not a currency"],
    ["1.200 €/m2 + TVSH", "a price per m²: the price of the whole apartment belongs here"],
    ["98 mil", "a thousand or a million? Write the amount in full"],
    ["98,5 mil. €", "a thousand or a million? Write the amount in full"],
    ["deri 98.000", "a maximum price: write the price, or the lowest one with “from”"],
    ["bis 98.000 €", "a maximum price: write the price, or the lowest one with “from”"],
    ["up to £98,000", "a maximum price: write the price, or the lowest one with “from”"],
    ["ca. 98.000", "only an approximate amount: write the exact one"],
    ["rreth 98.000 €", "only an approximate amount: write the exact one"],
    ["~98.000", "only an approximate amount: write the exact one"],
    ["98.000-99.000", "two amounts: write one, the lowest with “from”"],
    ["98.000 / 99.000", "two amounts: write one, the lowest with “from”"],
    ["98.000 – 99.000 €", "two amounts: write one, the lowest with “from”"],
    ["1.250 mijë", "not a number with clear separators of thousands and decimals"],
    ["98,5", "in full or in thousands? Write the whole amount"],
    ["98.5 €", "in full or in thousands? Write the whole amount"],
    ["1.200 €/m2", "a price per m²: the price of the whole apartment belongs here"],
    ["98.000 € e negociueshme", "the amount has words next to it that are not a currency"],
    ["95.OOO", "the amount has words next to it that are not a currency"],
  ])("explains the right form if it cannot be read: %s", (cell, reason) => {
    expect(readPriceCell(cell)).toEqual({ ok: false, reason });
  });

  it.each([
    [
      "excluded",
      "98.000 € + TVSH|98.000 €+TVSH|98.000 € pa TVSH|98.000 € PA TVSH-në|98.000€, TVSH nuk përfshihet|98.000 € (pa TVSH)",
    ],
    [
      "excluded",
      "98.000 EUR plus VAT|€98,000 + VAT|98,000 € excl. VAT|€98,000 ex VAT|98,000 € (VAT not included)|98.000 € without VAT",
    ],
    [
      "excluded",
      "98.000 € zzgl. MwSt.|98.000 € + MwSt|98.000 € exkl. USt|98.000 € ohne MwSt.|98.000 € zuzüglich Mehrwertsteuer",
    ],
    ["excluded", "98.000 € + PDV|98.000 € bez PDV-a|98.000 € без ДДВ|98.000 € без ПДВ-а|98.000 €, PDV nije uračunat"],
    [
      "included",
      "98.000 € me TVSH|98.000 € (me TVSH)|98.000 €, TVSH e përfshirë|98.000 € TVSH e perfshire|Me TVSH: 98.000 €",
    ],
    [
      "included",
      "98.000 € inkl. MwSt.|98.000 € mit MwSt|98.000 € incl. VAT|98,000 € (VAT included)|98.000 €, MwSt. enthalten",
    ],
    ["included", "98.000 € sa PDV-om|98.000 € со ДДВ|98.000 € са ПДВ|98.000 €, PDV uračunat"],
  ])("says whether VAT is included, %s: %s", (vat, list) => {
    for (const cell of list.split("|")) {
      expect([cell, readPriceCell(cell)]).toEqual([cell, value({ amount: 98_000, currency: "EUR", vat: { vat } })]);
    }
  });

  it.each([
    ["nga 98.000 € + 18 % TVSH", { kind: "from", vat: { vat: "excluded", percent: 18 } }],
    ["98.000 € me TVSH 18%", { vat: { vat: "included", percent: 18 } }],
    ["98.000 € inkl. 8,1 % MWST", { vat: { vat: "included", percent: 8.1 } }],
    ["98 mijë € pa TVSH", { vat: { vat: "excluded" } }],
  ])("may state the VAT rate, too: %s", (cell, stated) => {
    expect(readPriceCell(cell)).toEqual(value({ amount: 98_000, currency: "EUR", ...stated }));
  });

  it("by area says whether VAT is included", () => {
    for (const cell of ["1.250 €/m² + TVSH", "1.250 € + TVSH/m2"]) {
      expect(readPricePerArea(cell)).toEqual(value({ amount: 1250, currency: "EUR", vat: { vat: "excluded" } }));
    }
  });

  it.each([
    ["inkl.", "included in another price: on request, as it has no amount of its own"],
    ["included", "included in another price: on request, as it has no amount of its own"],
    ["E përfshirë", "included in another price: on request, as it has no amount of its own"],
    ["u ceni", "included in another price: on request, as it has no amount of its own"],
    ["incl. VAT", "there is no amount next to it: on request"],
    ["zzgl.", "there is no amount next to it: on request"],
    ["+ TVSH", "there is no amount next to it: on request"],
  ])("without an amount says why the price is on request: %s", (cell, noAmount) => {
    expect(readPriceCell(cell)).toEqual(value({ noAmount }));
  });

  it.each(["me", "with", "ohne"])("is not a single preposition: %s", (cell) => {
    expect(readPriceCell(cell)).toEqual({ ok: false, reason: "not an amount of money" });
  });

  it.each([
    "prej 98.000 €",
    "Prej €98.000",
    "duke filluar prej 98.000 €",
    "schon ab 98.000 €",
    "već od 98.000 €",
    "од 98.000 €",
    "starting from €98,000",
    "nga 98 mijë €",
  ])("may be a lowest price in other words: %s", (cell) => {
    expect(readPriceCell(cell)).toEqual(value({ kind: "from", amount: 98_000, currency: "EUR" }));
  });

  it.each([
    "me marrëveshje",
    "Me marreveshje",
    "PYET PËR ÇMIMIN",
    "nach Vereinbarung",
    "po dogovoru",
    "на упит",
    "POA",
    "auf Anfr.",
  ])("may be on request in other words: %s", (cell) => {
    expect(readPriceCell(cell)).toEqual(value({ kind: "onRequest" }));
  });

  it.each(["nga 98.000 €", "ab 98.000 €", "From €98,000", "od 98.000 EUR", "duke filluar nga 98.000 €"])(
    "may be a lowest price: %s",
    (cell) => {
      expect(readPriceCell(cell)).toEqual(value({ kind: "from", amount: 98_000, currency: "EUR" }));
    },
  );

  it.each(["sipas kërkesës", "Sipas kerkeses", "on request", "auf Anfrage", "a. A.", "na upit"])(
    "may be on request: %s",
    (cell) => {
      expect(readPriceCell(cell)).toEqual(value({ kind: "onRequest" }));
    },
  );

  it.each([null, "", " ", "-", "—", 0, "0", "0 €", "0,00", "0.00 €", "EUR 0", "nga 0 €"])(
    "may be missing, and 0 counts as missing: %j",
    (cell) => {
      expect(readPriceCell(cell)).toEqual(value(undefined));
    },
  );

  it.each([
    "Arben Hoxha",
    "98,5",
    "98.50 €",
    "98.000.50",
    "98.00.000",
    "098.000",
    "9.8000",
    "98 00",
    "98.000-99.000",
    "98.000 / 99.000",
    "1.200 €/m2",
    "98.000 € CHF",
    "€",
    "-98.000",
    -5,
    Number.NaN,
    355_691_234_567_890,
    true,
    new Date("2026-12-31"),
  ])("is wrong, with a reason, if it is not a number or is ambiguous: %s", (cell) => {
    const read = readPriceCell(cell);
    expect(read).toEqual({ ok: false, reason: expect.stringMatching(/\w+ \w+/) });
  });

  it("has its kind and its currency in separate columns if the sheet has them", () => {
    expect(readPriceKind("nga")).toEqual(value("from"));
    expect(readPriceKind("onRequest")).toEqual(value("onRequest"));
    expect(readPriceKind("")).toEqual(value(undefined));
    expect(readPriceKind("perhaps").ok).toBe(false);
    expect(readCurrency("lekë")).toEqual(value("ALL"));
    expect(readCurrency("SEK")).toEqual(value("SEK"));
    expect(readCurrency("")).toEqual(value(undefined));
    expect(readCurrency("dukat").ok).toBe(false);
  });
});

describe("the last day of a price", () => {
  it.each(["2026-12-31", "2026-12-31T00:00:00Z", "31.12.2026", "31. 12. 2026", new Date("2026-12-31"), 46_387])(
    "is read as %s",
    (cell) => {
      expect(readDay(cell)).toEqual(value("2026-12-31"));
    },
  );

  it.each(["12/31/2026", "01/02/2027", "31.02.2027", "2026-13-01", "soon", 12, new Date(Number.NaN).toString()])(
    "is wrong if it is not a date, or is ambiguous: %s",
    (cell) => {
      expect(readDay(cell).ok).toBe(false);
    },
  );
});
