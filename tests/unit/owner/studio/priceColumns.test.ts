import { describe, expect, it } from "vitest";
import { newDraft, type Draft, type DraftApartment } from "../../../../owner/studio/draft/draft.ts";
import {
  statusWordsOf,
  writeCell,
  type ApartmentColumn,
} from "../../../../owner/studio/draft/apartments/apartmentCells.ts";
import { editApartments } from "../../../../owner/studio/draft/apartments/bulkEdit.ts";
import { cellsOf } from "../../../../owner/studio/draft/apartments/pasteCells.ts";
import { factProblems } from "../../../../owner/studio/draft/checks/factProblems.ts";
import { parserProblems } from "../../../../owner/studio/draft/checks/parserProblems.ts";
import { addApartments, addFloors, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { changeApartments } from "../../../../owner/studio/draft/edit/records.ts";
import { removeApartments } from "../../../../owner/studio/draft/edit/removal.ts";
import { exportedList } from "../../../../owner/studio/draft/export/exportedList.ts";
import { planRows } from "../../../../owner/studio/draft/rows/planRows.ts";
import { guessColumns } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { readHandOver, readRateForm } from "../../../../owner/studio/draft/settings/buildingFacts.ts";
import { cellText } from "../../../../owner/studio/page/apartments/apartmentRows.ts";
import { de } from "../../../../owner/studio/text/de.ts";
import { en } from "../../../../owner/studio/text/en.ts";
import { sq } from "../../../../owner/studio/text/sq.ts";
import type { SheetGrid } from "../../../../owner/sync/cells/row.ts";

const { draft: tower } = addTower(newDraft("Blloku"), "K5");
const { draft: floors } = addFloors(tower, { tower: "k5", from: 1, to: 1 });
const { draft } = addApartments(floors, { tower: "k5", floor: 1 }, ["1", "2", "P"]);
const [one, two, place] = ["k5-01-01", "k5-01-02", "k5-01-p"] as const;

const apartmentOf = (of: Draft, id: string): DraftApartment => {
  const found = of.project.floors.flatMap(({ apartments }) => apartments).find((each) => each.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const change = (id: string, fields: Partial<DraftApartment>, of = draft): Draft =>
  changeApartments(of, (each) => (each.id === id ? { ...each, ...fields } : each));
const columnsOf = (grid: SheetGrid) => {
  const guess = guessColumns(grid);
  if (!guess.ok) throw new Error(guess.sentence);
  return guess.sheet;
};
const plan = (text: string, of = draft) => planRows(of, columnsOf(cellsOf(text)));

const priced = { kind: "exact", amount: 98_000, currency: "EUR" } as const;
const extras = [
  { kind: "parking", apartment: place, obligatory: true },
  { kind: "parking", amount: 12_000, obligatory: false },
  { kind: "storage", amount: 4000 },
  { kind: "other", name: { sq: "Kyçja; rrjeti", en: "Connection" }, amount: 850, obligatory: true },
  { kind: "other", amount: 90 },
] as const;
const whole: Partial<DraftApartment> = {
  status: "reserved",
  reservedUntil: "2026-12-31",
  price: { ...priced, perM2: 1250.5, vat: "included", vatPercent: 18, extras: [...extras] },
};

/** The name of a payment in a list, which has semicolons between payments. */
const nameIn = { sq: "Kyçja, rrjeti", en: "Connection", de: "Kyçja, rrjeti" } as const;

describe("a list with all price details", () => {
  const heads = "Banesa\tKati\tGjendja\tÇmimi\tÇmimi/m2\tTVSH\tÇmimi i parkingut\tRezervuar deri\tBlerësi";

  it("imports tax, extras, the price per square metre and the day of a reservation into the draft", () => {
    const read = plan(`${heads}\n1\t1\te rezervuar\t98000\t1250\tme TVSH 18%\t15.000\t31.12.2026\tTeuta\n`);
    expect(read.rows[0]).toMatchObject({ kind: "changed", findings: [] });
    expect(apartmentOf(read.draft, one)).toMatchObject({ status: "reserved", reservedUntil: "2026-12-31" });
    expect(apartmentOf(read.draft, one).price).toEqual({
      ...priced,
      perM2: 1250,
      vat: "included",
      vatPercent: 18,
      extras: [{ kind: "parking", amount: 15_000 }],
    });
    expect(JSON.stringify(read.draft)).not.toContain("Teuta");
  });

  it("reports each wrong cell, and still imports the rest of the row", () => {
    const { rows, draft: after } = plan(`${heads}\n1\t1\te rezervuar\t98000\t?\tabc\tpo\tsoon\tx\n`);
    expect(rows[0]?.findings.map(({ at, value }) => [at, value])).toEqual([
      ["H2", "soon"],
      ["E2", "?"],
      ["F2", "abc"],
      ["G2", "po"],
    ]);
    expect(apartmentOf(after, one)).toMatchObject({ status: "reserved", price: priced });
  });

  it("imports the VAT from a price's cell, and changes nothing if the column contradicts it", () => {
    const read = plan("Kati\tBanesa\tÇmimi\n1\t1\t98.000 + 18 % TVSH\n1\t2\t98.000 me TVSH\n");
    expect(read.rows.map(({ findings }) => findings)).toEqual([[], []]);
    expect(apartmentOf(read.draft, one).price).toEqual({ ...priced, vat: "excluded", vatPercent: 18 });
    expect(apartmentOf(read.draft, two).price).toEqual({ ...priced, vat: "included" });
    const full = change(one, whole);
    const { rows, draft: after } = plan("Kati\tBanesa\tÇmimi\tTVSH\n1\t1\t99.000 + TVSH\tme TVSH\n", full);
    expect(rows[0]?.findings).toEqual([
      { at: "D2", value: "me TVSH", reason: "the price beside it says “99.000 + TVSH”" },
    ]);
    expect(apartmentOf(after, one)).toEqual(apartmentOf(full, one));
  });

  it("imports the VAT from the heading of its prices, and changes nothing if a cell contradicts it", () => {
    const read = plan("Kati\tBanesa\tÇmimi pa TVSH\n1\t1\t98.000\n1\t2\tme marrëveshje\n");
    expect(read.rows.map(({ findings }) => findings)).toEqual([[], []]);
    expect(apartmentOf(read.draft, one).price).toEqual({ ...priced, vat: "excluded" });
    expect(apartmentOf(read.draft, two).price).toEqual({ kind: "onRequest" });
    const rated = plan("Kati\tBanesa\tÇmimi me TVSH\tTVSH %\n1\t1\t98.000 me 18 % TVSH\t18 %\n");
    expect(apartmentOf(rated.draft, one).price).toEqual({ ...priced, vat: "included", vatPercent: 18 });
    const full = change(one, whole);
    const odd = plan("Kati\tBanesa\tÇmimi pa TVSH\tTVSH\n1\t1\t99.000 me TVSH\t\n1\t2\t98000\te përfshirë\n", full);
    expect(odd.rows.map(({ findings }) => findings)).toEqual([
      [{ at: "C2", value: "99.000 me TVSH", reason: "the heading of its column says “Çmimi pa TVSH”" }],
      [{ at: "D3", value: "e përfshirë", reason: "the price beside it says “Çmimi pa TVSH”" }],
    ]);
    expect([one, two].map((id) => apartmentOf(odd.draft, id))).toEqual([one, two].map((id) => apartmentOf(full, id)));
  });

  it("of prices with and without VAT has those with VAT used", () => {
    const both = "Kati\tBanesa\tÇmimi pa TVSH\tÇmimi me TVSH\n";
    expect(columnsOf(cellsOf(both)).columns).toMatchObject({ price: 3 });
    expect(columnsOf(cellsOf("Kati\tBanesa\tÇmimi me TVSH\tÇmimi pa TVSH\n")).columns).toMatchObject({ price: 2 });
    const { price } = apartmentOf(plan(`${both}1\t1\t83.051\t98.000\n`).draft, one);
    expect(price).toEqual({ ...priced, vat: "included" });
  });

  it("has prices of one m² with another VAT than the price left out, and says why", () => {
    const read = plan("Kati\tBanesa\tÇmimi\tÇmimi/m² pa TVSH\n1\t1\t98.000\t1.000\n");
    expect(read.rows[0]).toMatchObject({
      findings: [],
      leftOut: { at: "D2", reason: "the price next to it states VAT differently" },
    });
    expect(apartmentOf(read.draft, one).price).toEqual(priced);
    const same = plan("Kati\tBanesa\tÇmimi pa TVSH\tÇmimi/m² pa TVSH\n1\t1\t98.000\t1.000\n");
    expect(apartmentOf(same.draft, one).price).toEqual({ ...priced, vat: "excluded", perM2: 1000 });
  });

  it("without these columns leaves tax and extras unchanged; the price per square metre is removed with its amount", () => {
    const full = change(one, whole);
    const { price } = apartmentOf(plan("Kati\tBanesa\tÇmimi\n1\t1\t99000\n", full).draft, one);
    expect(price).toEqual({ ...priced, amount: 99_000, vat: "included", vatPercent: 18, extras });
    expect(plan("Kati\tBanesa\tÇmimi\n1\t1\t98000\n", full).rows[0]?.kind).toBe("same");
  });

  it("has its VAT column recognised by its values: rates are rates, amounts are ignored", () => {
    const vatIn = (...cells: string[]) =>
      columnsOf([["Kati", "Banesa", "TVSH"], ...cells.map((cell) => ["1", "1", cell])]).columns;
    expect(vatIn("me TVSH", "pa TVSH")).toHaveProperty("vat", 2);
    expect(vatIn("18 %", "8%")).toHaveProperty("vatPercent", 2);
    expect(vatIn("17.640 €", "15.000 €")).toEqual({ floor: 0, label: 1 });
  });

  it.each([sq, en, de])("exported by the studio is imported unchanged ($language)", (texts) => {
    const { kinds, statuses, vat, obligations } = texts.homes;
    const { rowColumns: headings, priceKinds } = texts.imports;
    const full = change(one, whole);
    const words = { headings, kinds, statuses, priceKinds, vat, obligations, language: texts.language };
    const { rows } = exportedList(full, words, false);
    const again = planRows(full, columnsOf(rows));
    expect(again.rows.map(({ kind, findings }) => [kind, findings])).toEqual([
      ["same", []],
      ["same", []],
      ["same", []],
    ]);
    const { price, reservedUntil } = apartmentOf(planRows(draft, columnsOf(rows)).draft, one);
    expect({ price, reservedUntil }).toEqual({
      reservedUntil: "2026-12-31",
      // A name is imported in the list's language.
      price: {
        ...whole.price,
        extras: extras.map((extra) => ("name" in extra ? { ...extra, name: nameIn[texts.language] } : extra)),
      },
    });
  });
});

describe("a table cell", () => {
  const write = (apartment: DraftApartment, column: ApartmentColumn, text: string) =>
    writeCell(apartment, { column, text, isApartmentId: (id) => id === place }, statusWordsOf({}));

  it.each([sq, en, de])("is read back as the value it shows ($language)", (texts) => {
    const full = apartmentOf(change(one, whole), one);
    for (const column of [
      "reservedUntil",
      "pricePerArea",
      "vat",
      "vatPercent",
      "parkingPrice",
      "storagePrice",
      "otherPayments",
    ] as const) {
      const text = cellText(full, column, texts);
      expect(text).not.toBe("");
      expect(write(full, column, text)).toEqual({ apartment: full });
      expect(cellText(write(full, column, "").apartment, column, texts)).toBe("");
    }
  });

  it("explains why it cannot be read, and that it needs a price", () => {
    const full = apartmentOf(change(one, whole), one);
    expect(write(full, "vat", "abc")).toMatchObject({
      apartment: full,
      reason: expect.stringContaining("included 18 %"),
    });
    expect(write(full, "reservedUntil", "soon").reason).toContain("write 2026-12-31");
    const bare = apartmentOf(draft, two);
    expect(write(bare, "vat", "included")).toEqual({
      apartment: bare,
      reason: "the apartment has no price: write the price first",
    });
  });

  it("with a price may say whether VAT is included", () => {
    const full = apartmentOf(change(one, whole), one);
    expect(write(full, "price", "98.000 € pa TVSH").apartment.price).toEqual({ ...whole.price, vat: "excluded" });
    expect(write(full, "pricePerArea", "1.300 + TVSH").reason).toContain("states VAT differently");
  });

  it("with a price removes the previous amount's price per square metre", () => {
    const full = apartmentOf(change(one, whole), one);
    expect(write(full, "price", "99000").apartment.price).toMatchObject({ amount: 99_000, vat: "included" });
    expect(write(full, "price", "99000").apartment.price).not.toHaveProperty("perM2");
    expect(write(full, "price", "98000").apartment.price).toEqual(whole.price);
  });
});

describe("several apartments at once", () => {
  it("get one tax; those without a price are unchanged", () => {
    const some = change(one, { price: priced });
    const after = editApartments(some, new Set([one, two]), { vat: "excluded", vatPercent: 8 });
    expect(apartmentOf(after, one).price).toEqual({ ...priced, vat: "excluded", vatPercent: 8 });
    expect(apartmentOf(after, two)).toBe(apartmentOf(some, two));
    const none = editApartments(after, new Set([one]), { vat: "", vatPercent: "" });
    expect(apartmentOf(none, one).price).toEqual(priced);
  });
});

describe("the checks", () => {
  it("report what visitors do not see: a day without a reservation, a rate alone, a currency without prices", () => {
    const full = change(one, { ...whole, status: "available", price: { ...priced, vatPercent: 18 } });
    const rate = { from: "ALL", to: "EUR", rate: 0.0102, date: "2026-11-20" };
    const problems = factProblems({ ...full, project: { ...full.project, exchangeRate: rate } });
    expect(problems.map(({ code }) => code)).toEqual([
      "reservedUntilWithoutReserved",
      "vatRateWithoutVat",
      "rateUnused",
    ]);
    expect(factProblems(change(one, whole))).toEqual([]);
  });

  it("report an extra that is not an apartment of the project; a removed one takes its extras along", () => {
    const linked = change(one, whole);
    expect(parserProblems(linked.project)).toEqual([]);
    const { draft: after, losses } = removeApartments(linked, new Set([place]));
    expect(apartmentOf(after, one).price?.extras).toEqual(extras.slice(1));
    expect(losses).toContainEqual({ kind: "extraOfHome", at: ["floors", 0, "apartments", 0], name: "1" });
    const lost = change(one, { price: { ...priced, extras: [{ kind: "parking", apartment: "x" }] } });
    expect(parserProblems(lost.project)).toMatchObject([{ code: "brokenLink" }]);
  });
});

describe("the project's facts", () => {
  it("accept a quarter or a day as the hand-over, and only a complete exchange rate", () => {
    expect(["2027-Q2", "q2 2027", "2027-06-30", "30.06.2027"].map(readHandOver)).toEqual([
      "2027-Q2",
      "2027-Q2",
      "2027-06-30",
      "2027-06-30",
    ]);
    expect(["soon", "2027", "2027-Q5", "2027-02-31"].map(readHandOver)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const form = { from: "eur", to: "ALL", rate: "98,2", date: "2026-11-20" };
    expect(readRateForm(form)).toEqual({ from: "EUR", to: "ALL", rate: 98.2, date: "2026-11-20" });
    for (const wrong of [{ rate: "0" }, { rate: "x" }, { date: "" }, { to: "EUR" }, { from: "euro" }]) {
      expect(readRateForm({ ...form, ...wrong })).toBeUndefined();
    }
  });
});
