import { describe, expect, it } from "vitest";
import { type Draft, type DraftApartment, newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addFloors, addApartments, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { changeApartments } from "../../../../owner/studio/draft/edit/records.ts";
import { type BulkEdit, editApartments } from "../../../../owner/studio/draft/apartments/bulkEdit.ts";
import { editOf, emptyForm, removeOption } from "../../../../owner/studio/page/apartments/bulk/bulkForm.ts";

const tower = addTower(newDraft("Blloku"), "A").draft;
const { draft: empty, ids } = addApartments(
  addFloors(tower, { tower: "a", from: 1, to: 1 }).draft,
  { tower: "a", floor: 1 },
  ["1", "2", "3"],
);
const prices = [
  { kind: "exact", amount: 100_000, currency: "EUR" },
  { kind: "onRequest" },
  { kind: "from", amount: 81_300, currency: "CHF", validUntil: "2026-12-31" },
] as const;
const draft = changeApartments(empty, (home) => {
  const at = ids.indexOf(home.id);
  const price = prices[at];
  return { ...home, status: "available", layout: "l", ...(price && { price }) } satisfies DraftApartment;
});
const homesOf = ({ project }: Draft) => project.floors[0]?.apartments ?? [];
const edited = (edit: BulkEdit) => homesOf(editApartments(draft, new Set(ids), edit));

describe("several apartments edited at once", () => {
  it("get the chosen status; choosing 'ask' removes it, and an unknown word disappears", () => {
    const typed = changeApartments(draft, (home) => ({ ...home, studio: { typedStatus: "rez?" } }));
    const reserved = homesOf(editApartments(typed, new Set(ids.slice(0, 2)), { status: "reserved" }));
    expect(reserved.map(({ status, studio }) => [status, studio?.typedStatus])).toEqual([
      ["reserved", undefined],
      ["reserved", undefined],
      ["available", "rez?"],
    ]);
    expect(edited({ status: "ask" }).map((home) => "status" in home)).toEqual([false, false, false]);
  });

  it("have prices raised and rounded, in their own currency; prices on request stay so", () => {
    expect(edited({ price: { by: 2, unit: "percent", roundTo: 500 } }).map(({ price }) => price)).toEqual([
      { kind: "exact", amount: 102_000, currency: "EUR" },
      { kind: "onRequest" },
      { kind: "from", amount: 83_000, currency: "CHF", validUntil: "2026-12-31" },
    ]);
    expect(edited({ price: { by: -200_000, unit: "amount", roundTo: 1 } })).toEqual(homesOf(draft));
  });

  it("get one price for all if that is chosen, including those on request", () => {
    const same = edited({ price: { by: 90_010, unit: "exactly", roundTo: 100 } });
    expect(same.map(({ price }) => [price?.kind, price?.amount])).toEqual([
      ["exact", 90_000],
      ["exact", 90_000],
      ["from", 90_000],
    ]);
  });

  it("get VAT as written next to one price for all; with a contradicting VAT neither is applied", () => {
    const form = { ...emptyForm, price: "90.000 + 18 % TVSH", unit: "exactly", roundTo: "1" } as const;
    expect(editOf(form)).toEqual({
      price: { by: 90_000, unit: "exactly", roundTo: 1 },
      vat: "excluded",
      vatPercent: 18,
    });
    expect(editOf({ ...form, vat: "excluded" })).toMatchObject({ vat: "excluded" });
    expect(editOf({ ...form, vat: "included" })).toBeUndefined();
  });

  it("get another kind of price; an apartment without an amount gets none", () => {
    expect(edited({ priceKind: "from" }).map(({ price }) => price?.kind)).toEqual(["from", "onRequest", "from"]);
    expect(edited({ priceKind: "onRequest" }).map(({ price }) => price)).toEqual([
      { kind: "onRequest" },
      { kind: "onRequest" },
      { kind: "onRequest" },
    ]);
  });

  it("get type, sides, layout and bedrooms; emptied fields are removed", () => {
    const [home] = edited({ type: "2+1", side: ["N", "E"], layout: "", bedrooms: 2 });
    expect(home).toMatchObject({ type: "2+1", side: ["N", "E"], bedrooms: 2 });
    expect(home && "layout" in home).toBe(false);
  });

  it("are the same draft if nothing differs", () => {
    expect(editApartments(draft, new Set(ids), { status: "available", layout: "l" })).toBe(draft);
    expect(editApartments(draft, new Set(), { status: "sold" })).toBe(draft);
  });
});

describe("the bulk edit fields", () => {
  it("change nothing while they are empty", () => {
    expect(editOf(emptyForm)).toEqual({});
  });

  it("are read as owners write them", () => {
    expect(editOf({ ...emptyForm, price: "+2,5 %" })?.price).toEqual({ by: 2.5, unit: "percent", roundTo: 500 });
    expect(editOf({ ...emptyForm, price: "−1 500", unit: "amount" })?.price?.by).toBe(-1500);
    expect(editOf({ ...emptyForm, price: "178.500 €", unit: "exactly" })?.price?.by).toBe(178_500);
    expect(editOf({ ...emptyForm, side: "N E", layout: removeOption })).toEqual({ side: ["N", "E"], layout: "" });
    expect(editOf({ ...emptyForm, side: removeOption, bedrooms: "2" })).toEqual({ side: [], bedrooms: 2 });
  });

  it("that cannot be read change nothing", () => {
    for (const form of [{ price: "abc" }, { price: "2,2,2" }, { bedrooms: "dy" }]) {
      expect(editOf({ ...emptyForm, ...form })).toBeUndefined();
    }
  });
});
