import { describe, expect, it } from "vitest";
import { parseProject } from "../../../src/project/parseProject.ts";
import { exchangedAmount, listedExtras, priceSums } from "../../../src/project/priceFigures.ts";
import { pricePerM2 } from "../../../src/project/pricePerM2.ts";
import type { Apartment, Price, Project } from "../../../src/project/types.ts";
import { isSamePrice, withTerms } from "../../../src/project/withAvailability.ts";
import { baseUrl } from "./goodFile.ts";

const parking = { id: "p1", kind: "parking", status: "available", price: { kind: "exact", amount: 14_000.1 } };

/** A file with one apartment and one parking place. */
function read(price: object, fields: object = {}, place: object = parking) {
  const apartments = [{ id: "a1", label: "1", area: 73.4, status: "available", price }, place];
  const file = { version: 1, name: "P", towers: [{ id: "a", name: "A" }], ...fields };
  return parseProject({ ...file, floors: [{ tower: "a", floor: 0, apartments }] }, baseUrl);
}

function first({ floors }: Project): { readonly apartment: Apartment; readonly price: Price } {
  const apartment = floors[0]?.apartments[0];
  if (!apartment?.price) throw new Error("The first apartment has no price.");
  return { apartment, price: apartment.price };
}

function sumsOf(price: object, place?: object) {
  const { project } = read(price, {}, place);
  const { price: parsed } = first(project);
  return priceSums(parsed, listedExtras(project, parsed));
}

const exact = { kind: "exact", amount: 98_000.2, currency: "EUR" };

describe("the price per m²", () => {
  it("is the owner's if stated, else computed from the main area", () => {
    const stated = first(read({ ...exact, perM2: 1350.5 }).project).apartment;
    expect(pricePerM2(stated)).toEqual({ amount: 1350.5, isStated: true });
    expect(pricePerM2(first(read(exact).project).apartment)).toEqual({ amount: 1335, isStated: false });
  });

  it("is not shown for a sold apartment, or if the price is on request", () => {
    const { apartment } = first(read(exact).project);
    expect(pricePerM2({ ...apartment, status: "sold" })).toBeUndefined();
    expect(pricePerM2({ ...apartment, price: { kind: "onRequest", perM2: 1300 } })).toBeUndefined();
  });
});

describe("the costs on top of a price", () => {
  it("are added to the cent, without obligatory payments", () => {
    const extras = [
      { kind: "parking", apartment: "p1", obligatory: true },
      { kind: "other", amount: 0.1 },
    ];
    expect(sumsOf({ ...exact, extras })).toEqual({ obligatory: 112_000.3, all: 112_000.4 });
  });

  it("have no sum if one of their amounts is not stated", () => {
    expect(sumsOf({ ...exact, extras: [{ kind: "storage" }, { kind: "other", amount: 5 }] })).toEqual({});
  });

  it("include no extra that is sold, in another currency or taxed differently", () => {
    const extras = [{ kind: "parking", apartment: "p1" }];
    for (const other of [
      { ...parking, status: "sold" },
      { ...parking, price: { ...parking.price, currency: "ALL" } },
      { ...parking, price: { ...parking.price, vat: "excluded" } },
      { ...parking, price: { kind: "from", amount: 9000 } },
    ])
      expect(sumsOf({ ...exact, vat: "included", extras }, other), JSON.stringify(other)).toEqual({});
  });
});

it("a second currency uses the owner's own rate, and only for prices in the project's currency", () => {
  const exchangeRate = { from: "EUR", to: "ALL", rate: 98.2, date: "2026-11-20" };
  const { project } = read(exact, { exchangeRate });
  expect(exchangedAmount(project, first(project).price)).toBe(9_623_620);
  expect(exchangedAmount(project, { ...exact, kind: "exact", currency: "CHF" })).toBeUndefined();
  expect(exchangedAmount(read(exact).project, { ...exact, kind: "exact" })).toBeUndefined();
});

it("a list's amount keeps the project's tax and extras, and nothing that refers to another amount", () => {
  const own: Price = { kind: "exact", amount: 1, vat: "included", vatPercent: 18, since: "2026-01-01", perM2: 1 };
  const listed = withTerms({ kind: "from", amount: 95_000 }, own);
  expect(listed).toEqual({ kind: "from", amount: 95_000, vat: "included", vatPercent: 18 });
  expect(isSamePrice(listed, { vat: "included", vatPercent: 18, amount: 95_000, kind: "from" })).toBe(true);
  expect(isSamePrice(listed, { ...listed, vat: "excluded" })).toBe(false);
});

it("only wrong values are left out, and reported in a sentence with their place", () => {
  const price = {
    ...exact,
    vat: "yes",
    vatPercent: 180,
    since: "12.3.2026",
    extras: [{ kind: "parking", apartment: "p9", amount: 7 }, { kind: "garage" }],
  };
  const { project, problems } = read(price, { handOver: { when: "summer" }, exchangeRate: { from: "EUR" } });
  expect(first(project).price).toEqual({ ...exact, extras: [{ kind: "parking", apartment: "p9", amount: 7 }] });
  expect([project.handOver, project.exchangeRate]).toEqual([undefined, undefined]);
  const sentences = problems.map(({ message }) => message);
  for (const sentence of [
    'floors[0].apartments[0].price.vat: Expected "included" | "excluded" but received "yes"',
    "floors[0].apartments[0].price.vatPercent: not a number from 0 to 100",
    "floors[0].apartments[0].price.since: not a date like 2026-11-20",
    'floors[0].apartments[0].price.extras[1].kind: Expected "parking" | "storage" | "other" but received "garage"',
    'floors[0].apartments[0].price.extras[0].apartment: no apartment "p9"',
    "handOver.when: not a quarter like 2027-Q2 or a date like 2027-06-30",
    "exchangeRate.to: missing",
  ])
    expect(sentences).toContain(sentence);
});
