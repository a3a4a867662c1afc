import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import type { Draft } from "../../../../owner/studio/draft/draft.ts";
import { labelFloor, nameTower, renumberFloor } from "../../../../owner/studio/draft/edit/floors.ts";
import { readLabels } from "../../../../owner/studio/draft/edit/apartmentLabels.ts";
import { statusWordsOf, writeCell } from "../../../../owner/studio/draft/apartments/apartmentCells.ts";
import { phoneProblem } from "../../../../owner/studio/draft/settings/phoneNumber.ts";
import { priceText } from "../../../../owner/studio/page/apartments/apartmentRows.ts";
import { de } from "../../../../owner/studio/text/de.ts";
import { en } from "../../../../owner/studio/text/en.ts";
import { plural } from "../../../../owner/studio/text/plural.ts";
import { sq } from "../../../../owner/studio/text/sq.ts";
import { picture, smallDraft } from "../../../support/ownerFolder.ts";

const full = "M10 10H90V90H10Z";
const floor = (number: number, homes: readonly object[] = []) => ({ tower: "b1", floor: number, apartments: homes });
const draftOf = (floors: readonly object[], more: object = {}) => smallDraft({ floors, ...more }) as Draft;
const numbersOf = ({ project }: Draft) => project.floors.map((each) => each.floor);

describe("the owner's names for a tower and its floors", () => {
  it("can replace a tower's name, but not with spaces only", () => {
    const draft = smallDraft() as Draft;
    expect(nameTower(draft, "b1", "Rezidenca").project.towers[0]?.name).toBe("Rezidenca");
    expect(nameTower(draft, "b1", "   ")).toBe(draft);
  });

  it("can give a floor a name for visitors, and remove it", () => {
    const named = labelFloor(draftOf([floor(0)]), { tower: "b1", floor: 0 }, "Përdhesa");
    expect(named.project.floors[0]?.label).toBe("Përdhesa");
    expect(labelFloor(named, { tower: "b1", floor: 0 }, "").project.floors[0]).not.toHaveProperty("label");
  });

  it("a renumbered floor moves to its place; apartments keep their ids, and stay on the same floor", () => {
    const draft = draftOf([floor(1, [{ id: "b1-01-01", label: "1", storeys: [1, 2] }]), floor(2), floor(5)]);
    const moved = renumberFloor(draft, { tower: "b1", floor: 1 }, 3);
    expect(numbersOf(moved)).toEqual([2, 3, 5]);
    expect(moved.project.floors[1]?.apartments[0]).toMatchObject({ id: "b1-01-01", storeys: [3, 2] });
  });

  it("a number that another floor of the tower has, or an invalid one, changes nothing", () => {
    const draft = draftOf([floor(1), floor(2)]);
    expect(renumberFloor(draft, { tower: "b1", floor: 1 }, 2)).toBe(draft);
    expect(renumberFloor(draft, { tower: "b1", floor: 1 }, NaN)).toBe(draft);
  });
});

describe("apartments are added by number", () => {
  it.each([
    ["1-3, 12B", ["1", "2", "3", "12B"]],
    ["1-3, 2", ["1", "2", "3"]],
    ["A1-A3", ["A1", "A2", "A3"]],
    ["B9–11", ["B9", "B10", "B11"]],
    ["01-03", ["01", "02", "03"]],
    ["A1-B3", ["A1-B3"]],
  ])("%s is read as an owner means it", (text, labels) => {
    expect(readLabels(text)).toEqual({ labels });
  });

  it("a reversed range, or one longer than a floor allows, is reported and adds nothing", () => {
    expect(readLabels("4, 3-1")).toEqual({ failure: { kind: "backwards", text: "3-1" } });
    expect(readLabels("0-999")).toEqual({ failure: { kind: "tooMany", text: "0-999" } });
    expect(readLabels("1-150, 201-350")).toMatchObject({ failure: { kind: "tooMany" } });
  });
});

describe("a plan shared by floors", () => {
  const pictured = { id: "p1", picture: picture("plans/p1.svg", [100, 100]) };
  const regions = [
    { home: "A1", outline: full },
    { home: "A2", outline: full },
  ];
  const overlapsOf = (floors: readonly object[]) =>
    problemsOf(draftOf(floors, { plans: [{ ...pictured, regions }] })).filter(({ code }) => code === "outlinesOverlap");
  const home = (label: string) => ({ id: `b1-${label}`, label });
  const on = (number: number, labels: readonly string[]) => ({ ...floor(number, labels.map(home)), plan: "p1" });

  it("may have apartments of different floors in the same place: they are never shown together", () => {
    expect(overlapsOf([on(1, ["A1"]), on(2, ["A2"])])).toEqual([]);
  });

  it("may not have two apartments of one floor there", () => {
    expect(overlapsOf([on(1, ["A1", "A2"]), on(2, ["A2"])])).toHaveLength(1);
  });
});

describe("a price in the table", () => {
  const write = (text: string) => {
    const before = { id: "1", price: { kind: "from", amount: 99000, currency: "EUR" } } as const;
    return writeCell(before, { column: "price", text }, statusWordsOf({})).apartment.price;
  };

  it("typed alone is the exact price; with its word it is the lowest one", () => {
    expect(write("95000")).toMatchObject({ kind: "exact", amount: 95000 });
    expect(write("nga 95000")).toMatchObject({ kind: "from", amount: 95000 });
  });

  it.each([
    [{ kind: "from", amount: 99000 }, sq, "nga 99\u00a0000"],
    [{ kind: "exact", amount: 98500.5 }, sq, "98\u00a0500,50"],
    [{ kind: "exact", amount: 98500.5 }, en, "98\u00a0500.50"],
    [{ kind: "exact", amount: 178500 }, de, "178\u00a0500"],
  ] as const)("%j is shown in the figures of $1.language, and read back unchanged", (price, texts, shown) => {
    const text = priceText({ ...price, currency: "EUR" }, texts);
    expect(text).toBe(shown);
    expect(write(text)).toMatchObject(price);
  });
});

describe("a telephone number", () => {
  it.each(["+383 44 123 456", "044/123-456", "(038) 123 456", "00383 (0)44 123 456"])("%s can be dialled", (text) => {
    expect(phoneProblem(text)).toBeUndefined();
  });

  it.each(["abc", "12", "044 123 456 ext", "+383 44 123 456, +383 44 654 321"])(
    "%s is not a telephone number",
    (text) => {
      expect(phoneProblem(text)).toBe("phone");
    },
  );

  it("for a messenger has its country code", () => {
    expect(phoneProblem("044/123-456", true)).toBe("abroad");
    expect(phoneProblem("+383 44 123 456", true)).toBeUndefined();
    expect(phoneProblem("00383 44 123 456", true)).toBeUndefined();
  });
});

it("each concept has one word", () => {
  expect(plural("sq", sq.counts.towers, 1)).toBe("1 kullë");
  expect(plural("sq", sq.counts.apartments, 2)).toBe("2 banesa");
  expect(plural("sq", sq.frame.losses.layoutOfHome, 1)).toBe("1 banesë mbetet pa tip");
});
